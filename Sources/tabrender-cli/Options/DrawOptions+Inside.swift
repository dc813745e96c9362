import TabRender

extension DrawOptions {
  /// The shadow and the layer that carries it.
  static var shadow: OptionGroup<DrawRequest> {
    OptionGroup(
      title: "Shadow",
      options: shadowSpread + shadowLook.map { $0.within(\.shadow) } + [
        Option<CanvasDescription>.value(
          "--shadow-model", \.shadowModel, .oneOf,
          "where the blur ends: as on a screen, as in CALayer.render(in:), or nowhere"
        ).within(\.canvas),
        Option<BarShadowDescription>.flag("--no-shadow", "the same as --shadow-host none") {
          $0.host = .none
        }.within(\.shadow),
      ])
  }

  private static var shadowSpread: [Option<DrawRequest>] {
    let key = BarShadowDescription.keys[\.radius]
    return [
      .value("--shadow-radius", .number(of: key), default: key.fallback, key.meaning) {
        $0.spreadShadow(.radius($1))
      },
      .value(
        "--shadow-blur-css", .number(of: key, times: 2), default: "20",
        "the blur of CSS and Figma, 2 × radius; instead of --shadow-radius"
      ) { $0.spreadShadow(.cssBlur($1)) },
    ]
  }

  private static var shadowLook: [Option<BarShadowDescription>] {
    [
      .number("--shadow-opacity", \.opacity),
      .value("--shadow-offset", \.offset, .offset, default: "0,-8"),
      .value("--shadow-color", \.color, .color),
      .value(
        "--shadow-host", \.host, .oneOf,
        default: "sibling; none for a floating bar without other shadow options"),
    ]
  }

  /// What lies inside the bar.
  static var items: OptionGroup<DrawRequest> {
    OptionGroup(title: "Items", options: itemList + itemLook).within(\.bar)
  }

  private static var itemList: [Option<BarDescription>] {
    [
      .value(
        "--item", .item,
        default: "Home:house, Search:magnifyingglass, Inbox:tray:3, Profile:person",
        "an item; again for the next one. The icon is a name of `tabrender list icons`, a .svg or "
          + "a .png file; an empty badge is a dot, 0 hides it, above 99 is 99+; write \\: for a colon. A "
          + "phone shows five items at most: four and More"
      ) { $0.items.append($1) },
      .value(
        "--items", ValueSyntax<Int>.integer(0...8).or("none", 0),
        "so many usual items, or none; without items, content and status bar have no text either"
      ) { $0.items = .usual($1) },
      .value(
        "--selected", ValueSyntax<Int>.integer(1...8).map(Int?.some).or("none", nil),
        default: "1", "the selected item, counted from 1"
      ) { $0.selected = $1.map { $0 - 1 } },
    ]
  }

  private static var itemLook: [Option<BarDescription>] {
    [
      .value("--tint", \.tint, .color),
      .value("--unselected-tint", \.unselectedTint, .color),
      .value("--direction", \.direction, .oneOf),
      .toggle("--labels", \.showsLabels, default: "on"),
      .number("--title-size", \.titleSize),
    ]
  }

  /// What scrolls behind the bar.
  static var content: OptionGroup<DrawRequest> {
    OptionGroup<ContentDescription>(
      title: "Content",
      options: [
        .value("--content", .content, default: "list", "what scrolls behind the bar") {
          $0.subject = $1
        },
        .number("--scroll", \.scroll),
        .toggle("--content-text", \.showsText, default: "on, but off for --items none"),
      ]
    ).within(\.content)
  }
}
