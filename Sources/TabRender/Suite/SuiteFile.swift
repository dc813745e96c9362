/// What a suite's file says, checked; no scene has been looked for yet.
///
/// Paths count from the suite's folder. What is read may lie anywhere; what is written (baselines,
/// output and reports) must stay below that folder.
package struct SuiteFile: Sendable {
  /// The variants of scenes; `nil` leaves them to the scene.
  package struct Variants: Hashable, Sendable {
    package var scales: [Double]?
    package var appearances: [TabBarScene.Appearance]?
  }

  /// Scenes by a pattern, or one scene by its file.
  package struct SceneEntry: Sendable {
    /// The pattern or the path.
    package var pattern: String
    /// The scene's name; `nil` leaves it to the scene.
    package var name: String?
    /// Values to put into the scene.
    package var set: [SceneOverride] = []
    /// The variants; what is `nil` is as the suite says.
    package var variants = Variants()
    /// Where it stands.
    package var location: JSONLocation
  }

  /// Pictures that something else draws.
  package struct External: Sendable {
    /// What they are called together.
    package var name: String
    /// Where they are.
    package var actual: PictureTemplate
    /// Where it stands.
    package var location: JSONLocation
  }

  /// Files to write beside the results.
  package struct Reports: Hashable, Sendable {
    package var html: SuitePath?
    package var junit: SuitePath?
    package var json: SuitePath?
    package var markdown: SuitePath?
  }

  /// Where fonts are looked for.
  package struct FontFiles: Hashable, Sendable {
    package var file: SuitePath?
    package var folders: [SuitePath] = []
  }

  /// The file's name when none is given.
  package static let usualName = "tabrender.json"

  /// The file, as a path for the program.
  package var path: String
  /// The scenes.
  package var scenes: [SceneEntry] = []
  /// Where the baselines are.
  package var baselines = PictureTemplate.empty
  /// The folder for results, actual pictures and their differences.
  package var output = SuitePath(".tabrender")
  /// The variants of all scenes.
  package var variants = Variants()
  /// How to compare.
  package var compare = CompareSettings()
  /// What is different for some pictures; a later rule wins, key by key.
  package var rules: [CompareRule] = []
  /// Files to write beside the results.
  package var reports = Reports()
  /// Pictures that something else draws.
  package var external: [External] = []
  /// The fonts to draw text with; `nil` where the suite does not say.
  package var fontFiles: FontFiles?
  /// Where the file says so.
  var fontsNode: JSONNode?

  /// The suite's folder, "" when it is the one the program runs in.
  package var folder: String { FilePath.folder(of: path) }

  /// The name of the file without its folder.
  package var name: String {
    folder.isEmpty ? path : String(path.dropFirst(folder.count).drop { $0 == "/" })
  }

  /// Where fonts are looked for; `nil` where the suite does not say.
  package var fonts: FontSearch? {
    fontFiles.map { FontSearch(file: $0.file.map(located), folders: $0.folders.map(located)) }
  }

  /// A path of the suite, for the program.
  package func located(_ path: SuitePath) -> String { path.located(in: folder) }
}
