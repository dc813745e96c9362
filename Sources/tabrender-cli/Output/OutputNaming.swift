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
  let scale: Double
  let appearance: TabBarScene.Appearance
  let device: Device
}

extension OutputNaming {
  /// The name of the variant's file.
  func name(_ template: String, for variant: Variant) throws(UsageError) -> String {
    switch self {
    case .plain:
      return try Self.filled(template, variant)
    case .docc, .apple:
      guard template != "-" else { throw .output(.namingNeedsFile(rawValue)) }
      guard try Self.fields(of: template).isEmpty else {
        throw .output(.namingWithTemplate(template))
      }
      return Self.inserting(modifiers(variant), into: template)
    }
  }

  private func modifiers(_ variant: Variant) -> String {
    let scale = variant.scale == 1 ? "" : "@\(DecimalNumber.text(variant.scale))x"
    let appearance = variant.appearance == .light ? "" : "~\(variant.appearance.rawValue)"
    return self == .apple ? scale + appearance : appearance + scale
  }

  /// The name with the modifiers before its ending, if it has one.
  private static func inserting(_ modifiers: String, into name: String) -> String {
    guard name.lowercased().hasSuffix(".png") else { return name + modifiers }
    return name.dropLast(4) + modifiers + name.suffix(4)
  }

  private static func filled(_ template: String, _ variant: Variant) throws(UsageError) -> String {
    var name = template
    for field in try fields(of: template) {
      name = name.split(separator: "{\(field.rawValue)}", omittingEmptySubsequences: false)
        .joined(separator: field.text(variant))
    }
    return name
  }

  private enum Field: String, CaseIterable {
    case scale, appearance, device

    func text(_ variant: Variant) -> String {
      switch self {
      case .scale: DecimalNumber.text(variant.scale)
      case .appearance: variant.appearance.rawValue
      case .device: variant.device.name
      }
    }
  }

  /// The fields that the template names, each once.
  private static func fields(of template: String) throws(UsageError) -> [Field] {
    var fields: [Field] = []
    for part in template.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: "}") else { continue }
      guard let field = Field(rawValue: String(part[..<end])) else {
        throw .output(.unknownField(String(part[..<end]), name: template))
      }
      if !fields.contains(field) { fields.append(field) }
    }
    return fields
  }
}
