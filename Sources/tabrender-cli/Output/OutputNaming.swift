import TabRender

/// How several pictures share one output name.
enum OutputNaming: String, CaseIterable {
  /// By the fields `{scale}`, `{appearance}` and `{device}` in the name.
  case plain
  /// As DocC finds images: `bar.png`, `bar@2x.png`, `bar~dark.png`, `bar~dark@2x.png`.
  case docc
  /// As bundles order the modifiers of their resources: `bar@2x.png`, `bar~dark.png`,
  /// `bar@2x~dark.png`.
  case apple
}

/// One of the pictures that an output name stands for.
struct Variant {
  /// The scene's name; `nil` where options are drawn.
  var name: String?
  let scale: Double
  let appearance: TabBarScene.Appearance
  let device: Device
}

extension OutputNaming {
  /// The name of the variant's file.
  func name(_ template: String, for variant: Variant) throws(CommandLineError) -> String {
    let (name, fields) = try Field.fill(template, variant)
    if self == .plain { return name }
    guard template != "-" else { throw .output(.namingNeedsFile(rawValue)) }
    guard !fields.contains(where: \.isModifier) else {
      throw .output(.namingWithTemplate(template))
    }
    return Self.inserting(modifiers(variant), into: name)
  }

  /// Makes sure that pictures do not share a name.
  ///
  /// File systems may not tell upper from lower case, so names must differ in more than that.
  static func check(
    _ pictures: [PlannedPicture], _ template: String
  ) throws(CommandLineError) {
    if pictures.count > 1 {
      if template == "-" { throw .sharedName(.standardOutput(pictures: pictures.count)) }
      if pictures.allSatisfy({ $0.destination.name == template }) {
        let scenes = Set(pictures.map(\.scene.name)).count
        throw .sharedName(.all(template, pictures: pictures.count, scenes: scenes))
      }
    }
    var names: Set<String> = []
    for name in pictures.map(\.destination.name) where !names.insert(name.lowercased()).inserted {
      throw .sharedName(.two(name))
    }
  }

  private func modifiers(_ variant: Variant) -> String {
    let (scale, appearance) = (variant.scaleModifier, variant.appearanceModifier)
    return self == .apple ? scale + appearance : appearance + scale
  }

  /// The name with the modifiers before its ending, if it has one.
  private static func inserting(_ modifiers: String, into name: String) -> String {
    guard name.lowercased().hasSuffix(".png") else { return name + modifiers }
    return name.dropLast(4) + modifiers + name.suffix(4)
  }
}

extension Variant {
  /// `@2x`; nothing at 1 pixel per point.
  fileprivate var scaleModifier: String { PictureTemplate.suffix(scale: scale) }

  /// `~dark`; nothing for light.
  fileprivate var appearanceModifier: String { PictureTemplate.suffix(appearance) }
}

/// What stands in braces in an output's name.
private enum Field: String, CaseIterable {
  case scale, appearance, device, name
  case scaleModifier = "@scale"
  case appearanceModifier = "~appearance"

  /// Whether it tells the pictures of one scene apart.
  var isModifier: Bool { self != .device && self != .name }

  private func text(_ variant: Variant) -> String {
    switch self {
    case .scale: JSONValue.number(variant.scale).text
    case .appearance: variant.appearance.rawValue
    case .device: variant.device.name
    case .name: variant.name ?? ""
    case .scaleModifier: variant.scaleModifier
    case .appearanceModifier: variant.appearanceModifier
    }
  }

  /// The template with the variant's texts for its fields, and the fields.
  ///
  /// There is `{name}` only where scenes have names. A brace that is not closed is text.
  static func fill(
    _ template: String, _ variant: Variant
  ) throws(CommandLineError) -> (name: String, fields: [Field]) {
    let known = allCases.filter { variant.name != nil || $0 != .name }
    var (filled, fields, rest) = ("", [Field](), template[...])
    while let close = rest.firstIndex(of: "}") {
      guard let open = rest[..<close].lastIndex(of: "{") else {
        filled += rest[...close]
        rest = rest[rest.index(after: close)...]
        continue
      }
      let name = String(rest[rest.index(after: open)..<close])
      guard let field = known.first(where: { $0.rawValue == name }) else {
        let names = known.map { "{\($0.rawValue)}" }
        throw .output(.unknownField(name, name: template, fields: names))
      }
      filled += rest[..<open] + field.text(variant)
      fields.append(field)
      rest = rest[rest.index(after: close)...]
    }
    return (filled + rest, fields)
  }
}
