extension TabBarScene {
  /// One item of the bar.
  public struct Item: Hashable, Sendable {
    /// The title; empty for none.
    public var title: String
    /// The icon; `nil` for none.
    public var icon: Icon?
    /// The badge; `nil` for none.
    public var badge: Badge?

    /// Creates an item.
    public init(title: String, icon: Icon? = nil, badge: Badge? = nil) {
      self.title = title
      self.icon = icon
      self.badge = badge
    }

    /// The first ones of eight usual items; at most eight.
    public static func examples(_ count: Int) -> [Item] {
      let items = [
        Item(title: "Home", icon: .symbol("house")),
        Item(title: "Search", icon: .symbol("magnifyingglass")),
        Item(title: "Inbox", icon: .symbol("tray"), badge: Badge("3")),
        Item(title: "Profile", icon: .symbol("person")),
        Item(title: "Saved", icon: .symbol("bookmark")),
        Item(title: "Alerts", icon: .symbol("bell")),
        Item(title: "Map", icon: .symbol("map")),
        Item(title: "Settings", icon: .symbol("gear")),
      ]
      return Array(items.prefix(max(0, count)))
    }

    /// What stands for the items that have no room.
    static let more = Item(title: "More", icon: .symbol("ellipsis"))
  }

  /// The picture of an item: a template that is painted in the item's colour.
  public enum Icon: Hashable, Sendable {
    /// A built-in symbol by its name; an unknown name draws nothing.
    ///
    /// The selected item shows the `.fill` form, where there is one.
    case symbol(String)
    /// Shapes from an SVG file, fitted into the icon's box.
    case svg(SVGIcon)
    /// The alpha of a bitmap, fitted into the icon's box.
    case template(Bitmap)
  }

  /// The red mark of an item.
  public struct Badge: Hashable, Sendable {
    /// What is written in it; empty for a bare dot.
    public let text: String

    /// Creates a badge from a value as an app sets it.
    ///
    /// `nil` for zero, which hides the badge; numbers above 99 become "99+"; an empty value is a
    /// dot.
    public init?(_ value: String) {
      if let number = Int(value) {
        if number == 0 { return nil }
        text = number > 99 ? "99+" : String(number)
      } else {
        text = value
      }
    }
  }
}
