import Foundation
import TabRender

/// The declarations of `draw`'s options.
enum DrawOptions {
  /// Every group, in the order of the help.
  static var groups: [OptionGroup<DrawRequest>] {
    [
      canvas, OptionGroup(title: "Bar", options: bar).within(\.bar), shadow, items, content,
      OutputRequest.group.within(\.output), explain,
    ]
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
      options: screen.map { $0.within(\.canvas) } + variants
        + picture.map { $0.within(\.canvas) })
  }

  private static var screen: [Option<CanvasDescription>] {
    [
      .value(
        "--device", \.device, .device, default: "iphone-16",
        "the screen; see `tabrender list devices`"),
      .flag("--landscape", CanvasDescription.keys[\.isLandscape].meaning) { $0.isLandscape = true },
      .value("--size", .size, default: "the device's, 393x852", "the canvas") {
        $0.size = $1
        // In a scene file a size alone means no device.
        $0.device = $0.device ?? .iPhone16
      },
    ]
  }

  private static var variants: [Option<DrawRequest>] {
    [
      .scales(default: "the device's, 3") { $0.drawnScales = $1 },
      .appearances(default: "light") { $0.appearances = $1 },
    ]
  }

  private static var picture: [Option<CanvasDescription>] {
    [
      .value("--background", \.background, .background, "what lies behind everything"),
      .toggle("--chrome", \.showsChrome, default: "on, but off over plain content"),
      .value("--crop", \.crop, .crop, "the part to show, in pt"),
      .number("--pad", \.pad, "show that much more than --crop"),
    ]
  }

  private static var bar: [Option<BarDescription>] {
    [
      .value("--bar-style", \.style, .oneOf),
      .number("--bar-height", \.height),
      .number("--bottom-inset", \.bottomInset, default: "the device's, 34"),
      .value("--inset", \.insets, .insets),
      .value("--corners", \.corners, .corners),
      .number("--corner-radius", \.cornerRadius),
      .value("--corner-curve", \.cornerCurve, .oneOf),
      .value("--fill", \.fill, .color),
      .number("--fill-opacity", \.fillOpacity),
      .value("--border", \.border, .border),
      .toggle("--hairline", \.hairline, default: "off where a top corner is rounded"),
      .toggle(
        "--clip", \.masksToBounds, default: "on, but off for --shadow-host sublayer",
        "the bar's masksToBounds"),
    ]
  }
}
