import TabRender

/// What `render` is asked for.
struct RenderRequest: CommandRequest {
  /// The pictures' names; `nil` for the scenes' names in the folder that the program runs in.
  var template: String?
  /// How scene files are read, and what replaces what is in them.
  var reading = SceneFile.Options()
  /// Whether the other scenes are drawn when one cannot be.
  var keepsGoing = false
  /// How the files are written.
  var output = OutputRequest()

  /// The declarations.
  static var groups: [OptionGroup<RenderRequest>] {
    [
      OptionGroup(
        title: "Scenes",
        options: [
          .value(
            "--set", .assignment, "a value instead of the file's, JSON or text; again for more"
          ) { $0.reading.overrides.append($1) },
          .scales(default: "the scene's") { $0.reading.scales = $1 },
          .appearances(default: "the scene's") { $0.reading.appearances = $1 },
          .value(
            "--output", short: "-o", .path("NAME"), default: "{name}{~appearance}{@scale}.png",
            "the pictures' names, with {name} {scale} {appearance} {device}, or {~appearance} and "
              + "{@scale}, which are empty for light and 1; - is stdout"
          ) { $0.template = $1 },
          .flag("--keep-going", "draw the other scenes when one cannot be drawn") {
            $0.keepsGoing = true
          },
        ]), OutputRequest.group.within(\.output),
    ]
  }

  /// The name that holds when none is given: with `--naming` its modifiers are added to it.
  var drawnTemplate: String {
    template ?? (output.naming == .plain ? "{name}{~appearance}{@scale}.png" : "{name}.png")
  }
}

extension ValueSyntax where Value == SceneOverride {
  /// A pointer, an equals sign and a value.
  static var assignment: Self {
    ValueSyntax(placeholder: "POINTER=VALUE", allowed: "") { (text: String) throws(ValueError) in
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else {
        throw .malformed(expected: "POINTER=VALUE, such as bar.cornerRadius=24")
      }
      return SceneOverride(
        pointer: String(text[..<equals]), text: String(text[text.index(after: equals)...]))
    }
  }
}
