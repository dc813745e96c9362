import Foundation
import TabRender

/// The declarations of `draw`'s options about the screen and the bar.
enum DrawOptions {
  /// Every group, in the order of the help.
  static var groups: [OptionGroup<DrawRequest>] {
    [canvas, bar, shadow, items, content, OutputRequest.group.within(\.output), explain]
  }

  private static var explain: OptionGroup<DrawRequest> {
    OptionGroup(
      title: "Explain",
      options: [
        .flag(
          "--print-scene", "print the scene file that these options mean, and draw nothing"
        ) { $0.printsScene = true }
      ])
  }

  private static var canvas: OptionGroup<DrawRequest> {
    OptionGroup(
      title: "Canvas",
      options: [
        .value(
          "--device", .device, default: "iphone-16", "the screen; see `tabrender list devices`"
        ) { $0.device = $1 },
        .flag("--landscape", "the device on its side") { $0.isLandscape = true },
        .value("--size", .size, default: "the device's, 393x852", "the canvas") { $0.size = $1 },
        .value(
          "--scale", ValueSyntax<Double>.scale.list, default: "the device's, 3",
          "pixels per point; several draw several files"
        ) { $0.scales = $1 },
        .value(
          "--appearance", ValueSyntax<TabBarScene.Appearance>.oneOf.list, default: "light",
          "the system colours; several draw several files"
        ) { $0.appearances = $1 },
        .value(
          "--background", .background, default: "systemBackground",
          "what lies behind everything"
        ) { $0.background = $1 },
        .toggle(
          "--chrome", default: "on, but off over plain content",
          "status bar, home indicator and the display's rounded corners"
        ) { $0.scene.canvas.showsChrome = $1 },
        .value("--crop", .crop, default: "canvas", "the part to show, in pt") { $0.crop = $1 },
        .value("--pad", .points(0...20000), default: "0", "show that much more than --crop") {
          $0.pad = $1
        },
      ])
  }

  private static var bar: OptionGroup<DrawRequest> {
    OptionGroup(title: "Bar", options: barShape + barLook)
  }

  private static var barShape: [Option<DrawRequest>] {
    [
      .value(
        "--bar-style", .oneOf, default: "classic, compact in landscape",
        "up to iOS 18, the same in a landscape phone, or the capsule of iOS 26 (its glass is "
          + "approximated)"
      ) { $0.style = $1 },
      .value(
        "--bar-height", .points(0...10000), default: "49, compact: 32, floating: 62",
        "without the bottom inset"
      ) {
        $0.scene.bar.height = $1
      },
      .value(
        "--bottom-inset", .points(0...10000), default: "the device's, 34",
        "how far the bar reaches under the home indicator"
      ) { $0.bottomInset = $1 },
      .value(
        "--inset", .points(1...4, 0...10000, placeholder: "t,l,b,r"), default: "0",
        "distances to the canvas's edges, beside the 21 pt of a floating bar; one number for all "
          + "four"
      ) { $0.scene.bar.insets = insets($1) },
      .value("--corners", .corners, default: "top, floating: all", "the rounded corners") {
        $0.scene.bar.corners = $1
      },
      .value("--corner-radius", .points(0...10000), default: "16, floating: 31", "their radius") {
        $0.scene.bar.cornerRadius = $1
      },
      .value("--corner-curve", .oneOf, default: "circular, floating: continuous", "their shape") {
        $0.scene.bar.cornerCurve = $1
      },
    ]
  }

  private static var barLook: [Option<DrawRequest>] {
    [
      .value("--fill", .color, default: "white, #1C1C1E when dark", "the bar's colour") {
        $0.fill = $1
      },
      .value("--fill-opacity", .fraction, default: "1", "multiplies the fill's alpha") {
        $0.scene.bar.fillOpacity = $1
      },
      .value("--border", .border, default: "none", "a line inside the bar's outline") {
        $0.border = $1
      },
      .toggle(
        "--hairline", default: "off where a top corner is rounded",
        "a line of 1 px at the bar's top"
      ) { $0.scene.bar.hairline = $1 },
      .toggle(
        "--clip", default: "on, but off for --shadow-host sublayer", "the bar's masksToBounds"
      ) { $0.scene.bar.masksToBounds = $1 },
    ]
  }

  private static func insets(_ numbers: [Double]) -> UIEdgeInsets {
    let all = numbers.count == 1 ? Array(repeating: numbers[0], count: 4) : numbers
    return UIEdgeInsets(top: all[0], left: all[1], bottom: all[2], right: all[3])
  }
}
