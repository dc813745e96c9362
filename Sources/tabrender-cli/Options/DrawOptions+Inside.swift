import Foundation
import TabRender

extension DrawOptions {
  /// The shadow and the layer that carries it.
  static var shadow: OptionGroup<DrawRequest> {
    OptionGroup(title: "Shadow", options: shadowLook + shadowHost)
  }

  private static var shadowLook: [Option<DrawRequest>] {
    [
      .value("--shadow-radius", .points(0...1000), default: "10", "UIKit's shadowRadius, σ") {
        $0.describesShadow = true
        $0.givesShadowRadius = true
        $0.scene.shadow.radius = $1
      },
      .value(
        "--shadow-blur-css", .points(0...2000), default: "20",
        "the blur of CSS and Figma, 2 × radius; instead of --shadow-radius"
      ) {
        $0.describesShadow = true
        $0.givesShadowBlur = true
        $0.scene.shadow.radius = $1 / 2
      },
      .value("--shadow-opacity", .fraction, default: "0.3", "UIKit's shadowOpacity") {
        $0.describesShadow = true
        $0.scene.shadow.opacity = $1
      },
      .value(
        "--shadow-offset", .points(2...2, -10000...10000, placeholder: "X,Y"), default: "0,-8",
        "UIKit's shadowOffset; y points down"
      ) {
        $0.describesShadow = true
        $0.scene.shadow.offset = CGSize(width: $1[0], height: $1[1])
      },
      .value("--shadow-color", .color, default: "#000", "its alpha multiplies the opacity") {
        $0.describesShadow = true
        $0.shadowColor = $1
      },
    ]
  }

  private static var shadowHost: [Option<DrawRequest>] {
    [
      .value(
        "--shadow-host", .oneOf,
        default: "sibling; none for a floating bar without other shadow options",
        "the layer with the shadow: a view below the bar, the bar's own sublayer (which covers "
          + "the content), the bar itself (which clips it), or none"
      ) { $0.shadowHost = $1 },
      .value(
        "--shadow-model", .oneOf, default: "screen",
        "where the blur ends: as on a screen, as in CALayer.render(in:), or nowhere"
      ) { $0.scene.shadow.model = $1 },
      .flag("--no-shadow", "the same as --shadow-host none") {
        $0.shadowHost = TabBarScene.ShadowHost.none
      },
    ]
  }

  /// What lies inside the bar.
  static var items: OptionGroup<DrawRequest> {
    OptionGroup(
      title: "Items",
      options: itemList + itemLook)
  }

  private static var itemList: [Option<DrawRequest>] {
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

  private static var itemLook: [Option<DrawRequest>] {
    [
      .value("--tint", .color, default: "systemBlue", "the selected item's colour") {
        $0.tint = $1
      },
      .value("--unselected-tint", .color, default: "the bar's grey", "the other items' colour") {
        $0.unselectedTint = $1
      },
      .value("--direction", .oneOf, default: "ltr", "rtl mirrors the bar and the content") {
        $0.scene.items.direction = $1
      },
      .toggle("--labels", default: "on", "the items' titles") {
        $0.scene.items.showsLabels = $1
      },
      .value(
        "--title-size", .points(1...100), default: "10, in a compact bar 12", "of the titles"
      ) { $0.scene.items.titleSize = $1 },
    ]
  }

  /// What scrolls behind the bar.
  static var content: OptionGroup<DrawRequest> {
    OptionGroup(
      title: "Content",
      options: [
        .value("--content", .content, default: "list", "what scrolls behind the bar") {
          $0.content = $1
        },
        .value(
          "--scroll", .points(-100_000...100_000), default: "a row lies behind the corners",
          "how far it is scrolled up"
        ) { $0.scene.content.scroll = $1 },
        .toggle(
          "--content-text", default: "on, but off for --items none",
          "text in rows and in the status bar; grey bars without it"
        ) { $0.scene.content.showsText = $1 },
      ])
  }
}
