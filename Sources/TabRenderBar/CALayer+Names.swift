extension CALayer {
  /// Puts the layer's name before the names of all that it holds, with points between them.
  ///
  /// What has no name stays without one: in listings it is called by its index.
  func nameParts() {
    guard let name else { return }
    for part in children {
      guard let own = part.name else { continue }
      part.name = "\(name).\(own)"
      part.nameParts()
    }
  }
}
