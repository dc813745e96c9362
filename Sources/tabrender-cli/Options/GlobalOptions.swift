import Foundation
import TabRender

/// The options that every command accepts, before or after its name.
struct GlobalOptions {
  /// How much the program says on stderr.
  enum Verbosity { case quiet, normal, verbose }
  /// When messages are coloured.
  enum ColorUse: String, CaseIterable { case auto, always, never }

  /// How progress is shown.
  enum ProgressStyle: String, CaseIterable { case auto, plain, none }

  /// Normal when not given.
  var verbosity = Verbosity.normal
  /// Whether stdout gets one JSON document.
  var isJSON = false
  /// When messages are coloured.
  var color = ColorUse.auto
  /// How many threads may draw; `nil` leaves it to the machine.
  var jobs: Int?
  /// Whether warnings are errors.
  var isStrict = false
  /// Whether keys that nobody knows are only warned of.
  var isLenient = false
  /// How progress is shown.
  var progress = ProgressStyle.auto
  /// Whether nobody is asked anything.
  var asksNothing = false
  /// The largest picture in pixels.
  var maxPixels = 256 << 20
  /// Where fonts are looked for.
  var fonts = FontSearch()
  /// The folder to run in.
  var directory: String?

  /// The declarations.
  static var group: OptionGroup<GlobalOptions> {
    OptionGroup(
      title: "Global",
      options: [
        // The program looks for these two before it binds the options.
        .flag("--help", short: "-h", "print the help and stop") { _ in },
        .flag("--version", "print the version and stop") { _ in },
        .flag("--quiet", short: "-q", "say nothing but errors") { $0.verbosity = .quiet },
        .flag("--verbose", short: "-v", "say what is done and how long it takes, on stderr") {
          if $0.verbosity != .quiet { $0.verbosity = .verbose }
        },
        .flag("--json", "print one JSON document on stdout instead of text") { $0.isJSON = true },
        .value("--color", .oneOf, default: "auto", "colour messages; NO_COLOR is honoured") {
          $0.color = $1
        },
        .value(
          "--jobs", short: "-j", .integer(1...1024), default: "one per processor",
          "threads that draw; the picture never depends on it"
        ) { $0.jobs = $1 },
        .flag("--strict", "treat warnings as errors") { $0.isStrict = true },
        .flag("--lenient", "warn of unknown and double keys of files instead of failing") {
          $0.isLenient = true
        },
        .value("--max-pixels", .pixelCount, default: "256M", "refuse larger pictures") {
          $0.maxPixels = $1
        },
        .value("--font", .path("FILE"), default: "Inter", "the font to draw text with") {
          $0.fonts.file = $1
        },
        .value("--fonts", .path("DIR"), "a folder to look for fonts in first; again for more") {
          $0.fonts.folders.append($1)
        },
        .value("--directory", short: "-C", .path("DIR"), default: ".", "run as if started there") {
          $0.directory = $1
        },
        .value(
          "--progress", .oneOf, default: "auto",
          "how far a run is: a bar, a line per tenth, nothing"
        ) { $0.progress = $1 },
        .flag("--no-input", "never ask") { $0.asksNothing = true },
      ])
  }

  /// Takes defaults from `TABRENDER_JOBS` and `TABRENDER_MAX_PIXELS`.
  mutating func readEnvironment(_ environment: [String: String]) throws(CommandLineError) {
    if let jobs = environment["TABRENDER_JOBS"] {
      self.jobs = try Self.value(.integer(1...1024), of: "TABRENDER_JOBS", jobs)
    }
    if let pixels = environment["TABRENDER_MAX_PIXELS"] {
      maxPixels = try Self.value(.pixelCount, of: "TABRENDER_MAX_PIXELS", pixels)
    }
  }

  /// Runs the rest of the program in the folder that is asked for.
  func enterDirectory() throws(CommandLineError) {
    guard let directory else { return }
    guard FileManager.default.changeCurrentDirectoryPath(directory) else {
      throw .input(directory, .noWorkingFolder)
    }
  }

  private static func value<Value>(
    _ syntax: ValueSyntax<Value>, of name: String, _ text: String
  ) throws(CommandLineError) -> Value {
    try attempt(syntax.parse(text)) { .option(.badValue(option: name, given: text, problem: $0)) }
  }
}
