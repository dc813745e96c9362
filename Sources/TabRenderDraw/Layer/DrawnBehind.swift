/// What was drawn before, in the layers around a layer: shared, and put together only when asked.
indirect enum DrawnBehind {
  case nothing
  case items([DisplayItem], clip: Shape?, opacity: UInt16, over: DrawnBehind)

  /// All items, back to front.
  var all: [DisplayItem] {
    switch self {
    case .nothing: []
    case .items(let items, nil, .max, let behind): behind.all + items
    case .items(let items, let clip, let opacity, let behind):
      behind.all + [.group(DisplayGroup(items: items, opacity: opacity, clip: clip))]
    }
  }
}
