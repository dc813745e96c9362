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
    let fields = try Field.all(of: template, named: variant.name != nil)
    switch self {
    case .plain: return Field.fill(template, variant)
    case .docc, .apple:
      guard template != "-" else { throw .output(.namingNeedsFile(rawValue)) }
      guard !fields.contains(where: \.isModifier) else {
        throw .output(.namingWithTemplate(template))
      }
      return Self.inserting(modifiers(variant), into: Field.fill(template, variant))
    }
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

  /// The template with the variant's texts in place of the fields.
  static func fill(_ template: String, _ variant: Variant) -> String {
    var (filled, rest) = ("", template[...])
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let word = rest[rest.index(after: open)..<close]
      filled += rest[..<open]
      filled += Field(rawValue: String(word))?.text(variant) ?? "{\(word)}"
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }

  /// The fields that the template names, each once; `{name}` only where scenes have names.
  static func all(of template: String, named: Bool) throws(CommandLineError) -> [Field] {
    var fields: [Field] = []
    for part in template.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: "}") else { continue }
      guard let field = Field(rawValue: String(part[..<end])), named || field != .name else {
        let fields = allCases.filter { named || $0 != .name }.map { "{\($0.rawValue)}" }
        throw .output(.unknownField(String(part[..<end]), name: template, fields: fields))
      }
      if !fields.contains(field) { fields.append(field) }
    }
    return fields
  }
}
