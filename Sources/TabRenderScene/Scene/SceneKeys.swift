/// The format of scene files; the keys are ``SceneDescription``'s.
package enum SceneKeys {
  /// The version of the format, and of the rendering model that it pins.
  package static let version = 1

  /// The key that says so.
  package static let format = JSONFormatVersion("tabrender", newest: version)

  /// A whole scene file.
  package static let scene = JSONShape.object(SceneDescription.keys.rule)
}
