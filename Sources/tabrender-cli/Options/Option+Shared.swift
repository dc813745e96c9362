import TabRender

// Options that more than one command has, each with its one text.
extension Option {
  /// `--dry-run`.
  static func dryRun(_ path: WritableKeyPath<Target, Bool>) -> Option {
    .flag("--dry-run", "say what would be written or deleted, and do nothing") {
      $0[keyPath: path] = true
    }
  }

  /// `--yes`.
  static func certain(_ path: WritableKeyPath<Target, Bool>) -> Option {
    .flag("--yes", "do not ask") { $0[keyPath: path] = true }
  }

  /// `--scale` where each scale is a picture.
  static func scales(
    default: String, set: @escaping (inout Target, [Double]) -> Void
  ) -> Option {
    .value(
      "--scale", ValueSyntax<Double>.scale.list, default: `default`,
      "pixels per point; several draw several files", set: set)
  }

  /// `--appearance` where each appearance is a picture.
  static func appearances(
    default: String, set: @escaping (inout Target, [TabBarScene.Appearance]) -> Void
  ) -> Option {
    .value(
      "--appearance", ValueSyntax<TabBarScene.Appearance>.oneOf.list, default: `default`,
      "the system colours; several draw several files", set: set)
  }
}
