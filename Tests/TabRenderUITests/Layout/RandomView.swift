import TabRenderUI
import TestSupport

/// Makes trees of views at random.
struct RandomView {
  private var numbers: RepeatableNoise
  private var left: Int

  /// A tree of some number of views.
  static func tree(of count: Int, seed: UInt64) -> ViewDescription {
    var maker = RandomView(numbers: RepeatableNoise(seed: seed), left: count)
    var children: [ViewDescription] = []
    while maker.left > 0 { children.append(maker.view(depth: 0)) }
    return ViewDescription(type: "VStack", children: children)
  }

  private mutating func view(depth: Int) -> ViewDescription {
    left -= 1
    guard depth < 24, left > 0, Int.random(in: 0..<6, using: &numbers) > 0 else { return leaf() }
    return Bool.random(using: &numbers) ? container(depth: depth) : modifier(depth: depth)
  }

  private mutating func leaf() -> ViewDescription {
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0: ViewDescription(type: "Color")
    case 1: ViewDescription(type: "Box", values: ["w": length(), "h": length()])
    case 2: ViewDescription(type: "Label", values: ["w": length(), "h": length()])
    case 3: ViewDescription(type: "Spacer")
    default: ViewDescription(type: "Divider")
    }
  }

  private mutating func container(depth: Int) -> ViewDescription {
    let types = ["HStack", "VStack", "ZStack", "Group", "GeometryReader", "ScrollView"]
    let type = types.randomElement(using: &numbers) ?? "HStack"
    let children = (0..<Int.random(in: 0..<5, using: &numbers)).map { _ in view(depth: depth + 1) }
    return ViewDescription(type: type, values: ["spacing": length()], children: children)
  }

  private mutating func modifier(depth: Int) -> ViewDescription {
    let child = [view(depth: depth + 1)]
    switch Int.random(in: 0..<12, using: &numbers) {
    case 0:
      return .init(type: "frame", values: ["width": length(), "height": length()], children: child)
    case 1: return .init(type: "frame", values: ["width": extreme()], children: child)
    case 2:
      return .init(
        type: "flexFrame", values: ["minWidth": extreme(), "maxHeight": extreme()], children: child)
    case 3:
      return .init(
        type: "flexFrame", values: ["idealWidth": extreme(), "maxWidth": .text("inf")],
        children: child)
    case 4: return .init(type: "padding", values: ["length": extreme()], children: child)
    case 5: return .init(type: "offset", values: ["x": extreme(), "y": length()], children: child)
    case 6: return .init(type: "position", values: ["x": length(), "y": length()], children: child)
    case 7: return .init(type: "fixedSize", children: child)
    case 8: return .init(type: "aspectRatio", values: ["ratio": extreme()], children: child)
    case 9: return .init(type: "layoutPriority", values: ["value": length()], children: child)
    case 10:
      return .init(type: "overlay", children: child, secondary: [view(depth: depth + 1)])
    default:
      return .init(type: "safeAreaInset", children: child, secondary: [view(depth: depth + 1)])
    }
  }

  private mutating func length() -> ViewDescription.Value {
    .number(Double(Int.random(in: 0...60, using: &numbers)) / 2)
  }

  /// A length, now and then one that nobody would write.
  private mutating func extreme() -> ViewDescription.Value {
    switch Int.random(in: 0..<8, using: &numbers) {
    case 0: .text("inf")
    case 1: .number(-10)
    case 2: .number(0)
    default: length()
    }
  }
}
