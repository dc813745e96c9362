import TabRender

extension Words {
  /// Everything that is wrong with a scene file.
  static func diagnostics(_ error: SceneError) -> [Diagnostic] {
    switch error {
    case .unreadable(let file, let error): return [Diagnostic(error.description, file: file)]
    case .invalid(let problems, let omitted):
      let more = omitted > 0 ? [Diagnostic("and \(omitted) more", file: problems.first?.file)] : []
      return problems.map(Diagnostic.init) + more
    }
  }

  /// The words for a scene file that is hardly meant so, with the keys of the file.
  static func diagnostic(_ warning: TabBarWarning, in file: String) -> Diagnostic {
    let hint: String? =
      switch warning {
      case .cornerRadiusClamped: nil
      case .sublayerClipped, .ownShadowClipped: "\"host\": \"sibling\" in bar.shadow"
      case .shadowOutsideCanvas: "a smaller bar.shadow.offset"
      case .emptyBar: "a larger bar.height"
      }
    return Diagnostic(
      warning.sentence(radius: "bar.cornerRadius", clip: "bar.masksToBounds"), hint: hint,
      file: file)
  }

  /// The words for a scene that is hardly meant so, with the options of the command line.
  static func diagnostic(_ warning: TabBarWarning) -> Diagnostic {
    let hint: String? =
      switch warning {
      case .cornerRadiusClamped: nil
      case .sublayerClipped, .ownShadowClipped: "--shadow-host sibling"
      case .shadowOutsideCanvas: "a smaller --shadow-offset"
      case .emptyBar: "a larger --bar-height"
      }
    return Diagnostic(warning.sentence(radius: "--corner-radius", clip: "--clip"), hint: hint)
  }

  /// The words for a text that is cut short.
  static func truncated(_ text: String, in file: String? = nil) -> Diagnostic {
    Diagnostic(
      "\"\(JSONValidator.shortened(text))\" is longer than its room, so it is cut short with …",
      file: file)
  }
}
