import Foundation
import TabRender

/// What a request names, read and looked up.
struct RequestFiles {
  /// The content, when it is a picture.
  let content: Bitmap?
  /// The bar's items with their icons.
  let items: [TabBarScene.Item]
  /// What was left out of the icons' files.
  let complaints: [Complaint]

  /// Reads the files of a request; no picture may have more than `limit` pixels.
  init(_ request: DrawRequest, limit: Int) throws(Failure) {
    if case .file(let file) = request.content {
      content = try readPicture(file, limit: limit)
    } else {
      content = nil
    }
    switch request.items {
    case .usual(let count):
      items = TabBarScene.Item.examples(count)
      complaints = []
    case .written(let words):
      var items: [TabBarScene.Item] = []
      var complaints: [Complaint] = []
      for item in words { items.append(try Self.item(item, limit: limit, &complaints)) }
      self.items = items
      self.complaints = complaints
    }
  }

  private static func item(
    _ words: ItemWords, limit: Int, _ complaints: inout [Complaint]
  ) throws(Failure) -> TabBarScene.Item {
    var icon: TabBarScene.Icon?
    if let name = words.icon, !name.isEmpty {
      icon = try self.icon(name, limit: limit, &complaints)
    }
    return TabBarScene.Item(
      title: words.title, icon: icon,
      badge: words.badge.flatMap { TabBarScene.Badge($0) })
  }

  private static func icon(
    _ name: String, limit: Int, _ complaints: inout [Complaint]
  ) throws(Failure) -> TabBarScene.Icon {
    let ending = name.lowercased()
    if ending.hasSuffix(".png") { return .template(try readPicture(name, limit: limit)) }
    if ending.hasSuffix(".svg") {
      let icon = try readIcon(name)
      complaints += icon.warnings.map { Complaint($0.description, file: name) }
      return .svg(icon)
    }
    guard let symbol = Symbol.named(name) else {
      throw .usage(.option(.unknownIcon(name, Suggestion.nearest(to: name, among: Symbol.names))))
    }
    return .symbol(symbol.name)
  }
}
