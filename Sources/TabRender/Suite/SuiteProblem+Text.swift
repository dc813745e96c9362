// The sentence, the hint and the exit code of every problem.

extension SuiteProblem {
  /// The problem as results and people have it.
  package var record: SuiteResults.Problem {
    switch self {
    case .file(let problem): problem.record
    case .json(let problem): SuiteResults.Problem(problem)
    case .more(let count, let file): .init(.data, "and \(count) more", file)
    case .suite(let problem): problem.record
    case .picture(let problem): problem.record
    case .output(let problem): problem.record
    case .results(let problem): problem.record
    }
  }
}

extension SuiteProblem {
  /// What is wrong with a JSON file, with the text around it.
  package var jsonProblem: JSONProblem? {
    switch self {
    case .json(let problem): problem
    case .picture(.damagedFontRecord(let problem)): problem.ofFontRecord
    default: nil
    }
  }
}

extension JSONProblem {
  /// The problem with the help for a damaged record of fonts.
  fileprivate var ofFontRecord: JSONProblem {
    var problem = self
    problem.hint = "`tabrender record --all` writes it anew, with all baselines"
    return problem
  }
}

extension SuiteProblem.OfSuite {
  fileprivate var record: SuiteResults.Problem {
    switch self {
    case .noSuite(let file):
      .init(.noInput, "there is no such suite", file, hint: Self.firstSuite)
    case .unlistedFolder(let folder):
      .init(.noInput, "the folder cannot be read, so its scenes are unknown", folder)
    case .sceneName(let name, let flaw, let scene):
      .init(
        .data, "the name \"\(name)\" \(flaw.text)", scene, hint: "give the scene another \"name\"")
    case .pictureName(let name, let flaw, let file):
      .init(.data, "the name \"\(name)\" \(flaw.text)", file)
    case .overwrites(let path, let input, let suite):
      .init(
        .data, "\(path.text) would take the place of \(input.text)", suite,
        hint: "give one of them another path")
    case .sharedBaseline(let path, let first, let second, let fields, let suite):
      .init(
        .data, "\(first.text) and \(second.text) would share the baseline \(path.text)", suite,
        hint: fields.isEmpty ? Self.otherName : "put \(fields.joined()) into \"baselines\"")
    case .baselineInFolder(let item, let other, let path, let suite):
      .init(
        .data,
        "\(item.text) needs a folder where \(other.text) has its baseline \(path.text)", suite,
        hint: Self.otherName)
    case .conflict(let conflict, let labels, let suite):
      .init(.data, conflict.message + Self.about(labels), suite, hint: conflict.hint)
    case .idleRule(let rule, let suite):
      .init(
        .data, "a rule is about no picture: \(rule)", suite,
        hint: "\"match\" is a pattern for whole names of scenes")
    case .noMatch(let name, let similar, let nearest):
      .init(
        .data, "no scene matches \"\(name)\"",
        hint: similar.map { "did you mean \($0), or \"*\(name)*\"?" }
          ?? nearest.map { "did you mean \($0)?" })
    }
  }

  private static let firstSuite =
    "name the suite's file, or its folder with -C; a first one is { \"tabrenderSuite\": 1, "
    + "\"scenes\": [\"scenes/*.json\"], \"baselines\": \"baselines/{name}.png\" } "
    + "(docs/suite-format.md)"

  private static let otherName = "give one of them another name: { \"file\": …, \"name\": … }"

  /// The pictures that a problem is about, as the end of its sentence.
  private static func about(_ labels: [String]) -> String {
    guard let first = labels.first else { return "" }
    return ", for \(first)" + (labels.count > 1 ? " and \(labels.count - 1) more" : "")
  }
}

extension SuiteProblem.OfPicture {
  fileprivate var record: SuiteResults.Problem {
    switch self {
    case .doubt(let message, let file): .init(.data, message, file)
    case .noText(let error, let scene):
      .init(error.isNoInput ? .noInput : .data, error.message, scene, hint: error.hint)
    case .tooLarge(let width, let height, let limit, let scene):
      .init(.data, "\(width)×\(height) px is over the limit of \(limit) px (--max-pixels)", scene)
    case .unstable(let times):
      .init(
        .internal, "drawing it \(times) times gave different pictures",
        hint: "this is a bug of this program, please report it")
    case .unencodable(let error): .init(.data, error.description)
    case .unknownLayer(let error, let scene):
      .init(.data, "ignoreLayers: \(error.message)", scene, hint: error.hint)
    case .nothingCompared(let file, let suite):
      FileProblem.nothingCompared(file).record.hinting("ignore less of it in the rules of \(suite)")
    case .unmade(let file, let error, let baseline):
      FileProblem.picture(file, .file(error)).record
        .hinting("run what makes it, or delete \(baseline)")
    case .damagedBaseline(let file, let error, let label):
      FileProblem.picture(file, error).record.hinting(
        error.hint
          ?? "restore the file, or replace it: tabrender record --all \(ShellArgument.last(label))")
    case .damagedFontRecord(let problem): SuiteResults.Problem(problem.ofFontRecord)
    }
  }
}

extension SuiteProblem.OfOutput {
  fileprivate var record: SuiteResults.Problem {
    switch self {
    case .linked(let file):
      .init(
        .cannotCreate, "a link leads from here to another place, where nothing is replaced", file,
        hint: "put a file in place of the link")
    case .foreign(let file):
      .init(
        .cannotCreate, "this file is not one that a run has written, so it is not replaced", file,
        hint: "move it away, or let the results go elsewhere")
    case .writtenTwice(let file):
      .init(.data, "two files of a run would be written here", file, hint: "give each its own")
    case .busy(let folder):
      .init(
        .cannotCreate, "another run is at work on this suite", folder,
        hint: "wait until it has ended")
    case .undeletable(let file, let error):
      .init(.cannotCreate, "cannot be deleted: \(error.description)", file)
    }
  }
}

extension SuiteProblem.OfResults {
  fileprivate var record: SuiteResults.Problem {
    switch self {
    case .noResults(let file):
      .init(.noInput, "there are no results yet", file, hint: "run `tabrender verify` first")
    case .otherSuite(let other, let suite, let file):
      .init(.data, "these are results of \(other), not of \(suite)", file)
    case .strayBaseline(let path, let label, let file):
      .init(
        .data,
        "\(label) has the baseline \(path.text), which is not where the suite keeps it", file)
    case .approvedTwice(let path, let first, let second, let file):
      .init(.data, "\(first) and \(second) have the same baseline \(path.text)", file)
    case .noActual(let file):
      .init(.noInput, "there is no such file", file, hint: "run `tabrender verify` again")
    case .stale(let file):
      .init(
        .data, "\(file) changed since results.json was written; run `tabrender verify` again")
    case .nothingToMerge: .init(.data, "there are no results to merge")
    case .unlike(let what, let first, let other):
      .init(.data, "results of different \(what) cannot be merged: \(first) and \(other)")
    case .noShards:
      .init(
        .data, "only shards of one run can be merged, such as 1/2 and 2/2",
        hint: "tabrender verify --shard 1/2")
    case .shardTwice(let shard, let first, let second):
      .init(.data, "shard \(shard.index)/\(shard.count) is given twice: \(first) and \(second)")
    case .pictureTwice(let label, let first, let second):
      .init(.data, "both \(first) and \(second) have \(label)")
    }
  }
}

extension SuiteProblem: CustomStringConvertible {
  /// The problem on one line, with its location and what helps.
  package var description: String { record.note }
}

extension SuiteResults.Problem {
  /// What is wrong with a JSON file.
  package init(_ problem: JSONProblem) {
    self.init(
      code: (problem.cause == .noInput ? Trouble.noInput : .data).rawValue,
      message: problem.message, file: problem.file, line: problem.line, column: problem.column,
      hint: problem.hint)
  }

  /// The same problem with other help.
  fileprivate func hinting(_ hint: String) -> SuiteResults.Problem {
    var problem = self
    problem.hint = hint
    return problem
  }
}

extension NameFlaw {
  /// The flaw as the end of a sentence about the name.
  package var text: String {
    switch self {
    case .empty: "is empty"
    case .outsidePath: "cannot be part of a path"
    case .hidden: "would make a hidden file"
    case .tooLong: "is longer than 200 bytes"
    case .forbiddenCharacter: "has characters that not every file system allows"
    }
  }
}

extension SuiteOwner {
  fileprivate var text: String { "\(source?.text ?? "an external picture") (\(label))" }
}

extension SuiteInput {
  fileprivate var text: String {
    switch self {
    case .suite: "the suite"
    case .scene(let path): "the scene \(path.text)"
    case .picture(let path, let label): "the picture \(path.text) of \(label)"
    case .scenePicture(let picture, let scene):
      "the picture \(picture) in the scene \(scene.text)"
    }
  }
}

extension RuleConflict {
  fileprivate var message: String {
    switch self {
    case .foreignToPeer(let key):
      "pixelmatch has nothing like \(key.rawValue), and a rule or the suite asks for both"
    case .withoutPeer(let key):
      "\(key.rawValue) is pixelmatch's, and nothing says \"like\": \"pixelmatch\""
    case .partsWithPeer:
      "pixelmatch leaves no part of a picture out, and the rules ignore some"
    case .layersOfExternal: "ignoreLayers: a picture made elsewhere has no layers"
    }
  }

  fileprivate var hint: String {
    switch self {
    case .foreignToPeer(let key) where key == .failIf || key == .metrics:
      "\"\(key.rawValue)\": [] beside \"like\", or \"like\": \"none\""
    case .foreignToPeer(let key): "\"like\": \"none\" beside \"\(key.rawValue)\""
    case .withoutPeer: "say \"like\" beside it"
    case .partsWithPeer: "\"like\": \"none\" in the rule that ignores"
    case .layersOfExternal: "\"ignore\" in the suite's rules takes rectangles"
    }
  }
}
