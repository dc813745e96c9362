import Foundation

extension LayerMap {
  /// The tree as text, one layer a line, each line a JSON object.
  ///
  /// Equal trees have equal text on every machine. Numbers of points have a decimal point and at
  /// most three places; `hidden` is there only for what is hidden.
  package var treeText: String { nodes.map { $0.line + "\n" }.joined() }
}

extension LayerMap.Node {
  fileprivate var line: String {
    let points = [frame.minX, frame.minY, frame.width, frame.height].map(Self.text)
    let whole = [pixels.minX, pixels.minY, pixels.width, pixels.height].map { String($0) }
    var members = [
      ("n", String(number)), ("id", JSONValue.string(id).text),
      ("type", JSONValue.string(kind.rawValue).text),
      ("frame", "[\(points.joined(separator: ", "))]"),
      ("px", "[\(whole.joined(separator: ", "))]"),
    ]
    if let title {
      members.append(("title", JSONValue.string(title).text))
      members.append(("truncated", String(isTruncated)))
    }
    if isHidden { members.append(("hidden", "true")) }
    return "{ " + members.map { "\"\($0)\": \($1)" }.joined(separator: ", ") + " }"
  }

  private static func text(_ points: CGFloat) -> String {
    let rounded = (Double(points) * 1000).rounded() / 1000
    return rounded.isFinite ? String(rounded == 0 ? 0 : rounded) : "null"
  }
}
