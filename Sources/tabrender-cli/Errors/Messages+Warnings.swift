import TabRender

// What is done all the same, unless warnings count as errors.
extension Messages {
  /// A scene that is hardly meant so, with the keys of its file or the options that describe it.
  static func warning(_ warning: TabBarWarning, in file: String?) -> Diagnostic {
    let terms = file == nil ? TabBarTerms.options : .keys
    return Diagnostic(warning.sentence(terms), hint: warning.hint(terms), file: file)
  }

  /// A text that is cut short.
  static func truncated(_ text: String, in file: String?) -> Diagnostic {
    Diagnostic(
      "\"\(JSONValidator.shortened(text))\" is longer than its room, so it is cut short with …",
      file: file)
  }

  /// Results of the run before that cannot be read.
  static func comparingAll(_ problem: SuiteResults.Problem) -> Diagnostic {
    Diagnostic("\(problem.message); so every picture is compared", file: problem.file)
  }

  /// A part of the pictures that is to be ignored, and that none of them has.
  static func ignoredOutside(_ sides: [Double], isOne: Bool) -> Diagnostic {
    Diagnostic(
      "--ignore \(sides.map(number).joined(separator: ",")) lies outside of the "
        + "picture\(isOne ? "" : "s")",
      hint: "x,y,width,height in points; --scale N says how many pixels a point is")
  }

  /// A date that is no date.
  static let noDate = Diagnostic(
    "SOURCE_DATE_EPOCH is no number of seconds, so no date is written")

  /// A file that no viewer shows.
  static func notOpened(_ file: String, viewer: String) -> Diagnostic {
    Diagnostic("cannot open \(file): `\(viewer)` does not run here")
  }
}

extension TabBarTerms {
  /// The options of the command line.
  fileprivate static let options = TabBarTerms(
    cornerRadius: "--corner-radius", clip: "--clip", siblingShadow: "--shadow-host sibling",
    shadowOffset: "--shadow-offset", height: "--bar-height")

  /// The keys of scene files.
  fileprivate static let keys = TabBarTerms(
    cornerRadius: "bar.cornerRadius", clip: "bar.masksToBounds",
    siblingShadow: "\"host\": \"sibling\" in bar.shadow", shadowOffset: "bar.shadow.offset",
    height: "bar.height")
}
