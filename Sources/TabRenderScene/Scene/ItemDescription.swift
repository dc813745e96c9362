/// An item as it is written: a title, and perhaps an icon and a badge.
package struct ItemDescription: Hashable, JSONRecord {
  /// The title; empty for none.
  package var title: String
  /// The name of a symbol, or of an SVG or PNG file.
  package var icon: String?
  /// The badge's value, as an app sets it.
  package var badge: String?

  /// Creates an item.
  package init(title: String = "", icon: String? = nil, badge: String? = nil) {
    self.title = title
    self.icon = icon
    self.badge = badge
  }

  package static let keys = JSONObjectForm(
    ItemDescription(),
    [
      JSONBinding("title", \.title, .title, default: "none", "the title"),
      JSONBinding(
        "icon", \.icon, JSONForm.icon.orNull, default: "none",
        "a name of `tabrender list icons`, or a .svg or .png file"),
      JSONBinding(
        "badge", \.badge, JSONForm.badge.orNull, default: "none",
        "an empty text is a dot, 0 hides it, above 99 is 99+"),
    ])
}

/// The bar's items before their icons are looked up and read.
package enum ItemsDescription: Hashable, Sendable {
  /// So many of the usual ones.
  case usual(Int)
  /// As written, one after the other.
  case written([ItemDescription])

  /// Adds a written item; the first one replaces the usual ones.
  package mutating func append(_ item: ItemDescription) {
    if case .written(let items) = self {
      self = .written(items + [item])
    } else {
      self = .written([item])
    }
  }
}

extension JSONForm where Value == ItemsDescription {
  /// A list of items.
  static let items = JSONForm<ItemDescription>.object.list()
    .map({ ItemsDescription.written($0) }) { items in
      switch items {
      case .usual(let count): TabBarScene.Item.examples(count).map(ItemDescription.init)
      case .written(let items): items
      }
    }
}

extension ItemDescription {
  /// One of the usual items.
  fileprivate init(_ item: TabBarScene.Item) {
    var icon: String?
    if case .symbol(let name) = item.icon { icon = name }
    self.init(title: item.title, icon: icon, badge: item.badge?.text)
  }
}

extension JSONForm where Value == String {
  fileprivate static let title = JSONForm(
    .choice([.text(JSONTextRule()), .null]), read: \.string, write: JSONValue.string)

  /// A symbol's name, or a file's by its ending.
  fileprivate static let icon = JSONForm(
    .text(JSONTextRule()), read: { ScenePictures.isFile($0.string ?? "") ? $0.path : $0.string },
    write: JSONValue.string)

  fileprivate static let badge: JSONForm = {
    let number = JSONForm<Int>.integer(0...1e9)
    return JSONForm(
      .choice([.text(JSONTextRule()), number.shape]),
      read: { $0.string ?? number.read($0).map(String.init) }, write: JSONValue.string)
  }()
}
