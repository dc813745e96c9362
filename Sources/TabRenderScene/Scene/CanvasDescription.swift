package import Foundation

/// The screen, before its device's numbers and its colours are filled in.
package struct CanvasDescription: Hashable, JSONRecord {
  /// The device whose size, scale and insets hold; `nil` leaves it to ``screen``.
  package var device: Device?
  /// Whether the device lies on its side.
  package var isLandscape = false
  /// The size, when it is not the device's.
  package var size: CGSize?
  /// Pixels per point, when they are not the device's.
  package var scale: Double?
  /// Light or dark.
  package var appearance = TabBarScene.Appearance.light
  /// The background, when it is not the system's.
  package var background: BackgroundDescription?
  /// Whether status bar and the like are drawn, when that does not follow from the content.
  package var showsChrome: Bool?
  /// The part to show.
  package var crop = CropDescription.canvas
  /// How much more than that part, in points.
  package var pad: Double = 0
  /// Where shadows end.
  package var shadowModel = ShadowModel.screen

  /// Creates the default canvas.
  package init() {}

  /// The device: an iPhone 16 unless said, and none where only a size is given.
  package var screen: Device { device ?? (size == nil ? .iPhone16 : .custom) }

  package static let keys = JSONObjectForm(
    CanvasDescription(),
    [
      JSONBinding(
        "device", \.device, .device, default: "iphone-16; none where a size is given",
        "the screen whose size, scale and insets hold"),
      JSONBinding("landscape", \.isLandscape, .boolean, "the device on its side"),
      JSONBinding("size", \.size, .size, default: "the device's", "width and height"),
      JSONBinding("scale", \.scale, .scale, default: "the device's, else 3", "pixels per point"),
      JSONBinding("appearance", \.appearance, .appearance, "it chooses the system colours"),
      JSONBinding(
        "background", \.background, .background, default: "systemBackground",
        "what lies behind everything: a colour or none"),
      JSONBinding(
        "chrome", \.showsChrome, .boolean, default: "true over app-like content, else false",
        "status bar, home indicator and the display's rounded corners"),
      JSONBinding("crop", \.crop, .crop, "the part to show, a rectangle in pt"),
      JSONBinding("pad", \.pad, .points(0...20000), "show that much more than crop"),
      JSONBinding(
        "shadowModel", \.shadowModel, .word,
        "where shadows end: as on a screen, as in CALayer.render(in:), or nowhere"),
    ])
}

/// The canvas's background before its colour is resolved.
package enum BackgroundDescription: Hashable, Sendable {
  case color(DynamicColor)
  case transparent
}

/// The part of the canvas to show, before the scene's geometry is known.
package enum CropDescription: Hashable, Sendable {
  case canvas, bar, shadow
  case rectangle(CGRect)

  /// The parts that have names.
  package static let named: [(name: String, crop: CropDescription)] = [
    ("canvas", .canvas), ("bar", .bar), ("shadow", .shadow),
  ]
}

extension Device {
  /// A canvas of some size that is no device: no insets, square corners, 3 pixels per point.
  static let custom = Device(
    name: "none", title: "no device", size: CGSize(width: 393, height: 852), scale: 3,
    safeArea: UIEdgeInsets(), displayCornerRadius: 0)
}

extension JSONForm where Value == Device {
  fileprivate static let device = JSONForm(
    .text(
      JSONTextRule("a device") { text in
        guard Device.named(text) == nil else { return nil }
        return (
          "\"\(JSONValidator.shortened(text))\" is not known",
          NearestName.nearest(to: text, among: Device.all.map(\.name))
            .map { "did you mean \"\($0)\"?" } ?? "`tabrender list devices` has the names"
        )
      }), read: { $0.string.flatMap(Device.named) }, write: { .string($0.name) })
}

extension JSONForm where Value == BackgroundDescription {
  fileprivate static let background = JSONForm(
    .choice([
      JSONForm<DynamicColor>.color.shape,
      .text(JSONTextRule("none", pattern: "^none$") { $0 == "none" ? nil : ("must be none", nil) }),
    ]),
    read: { node in
      node.string == "none"
        ? .transparent : JSONForm<DynamicColor>.color.read(node).map { .color($0) }
    },
    write: { background in
      switch background {
      case .color(let color): color.json
      case .transparent: .string("none")
      }
    })
}

extension JSONForm where Value == CropDescription {
  fileprivate static let crop = JSONForm(
    .choice([.word(CropDescription.named.map(\.name)), JSONForm<CGRect>.rect.shape]),
    read: { node in
      guard let name = node.string else {
        return JSONForm<CGRect>.rect.read(node).map { .rectangle($0) }
      }
      return CropDescription.named.first { $0.name == name }?.crop
    },
    write: { crop in
      if case .rectangle(let rect) = crop { return JSONForm<CGRect>.rect.write(rect) }
      return CropDescription.named.first { $0.crop == crop }.map { .string($0.name) } ?? .null
    })
}
