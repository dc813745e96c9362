/// What is wrong with a suite, its results or one of its pictures.
///
/// Paths are those that the program opens.
package enum SuiteProblem: Error, Hashable, Sendable {
  /// A file.
  case file(FileProblem)
  /// What a JSON file says.
  case json(JSONProblem)
  /// So many problems more than are listed, of a file where it is known.
  case more(Int, String?)
  /// The suite and its scenes.
  case suite(OfSuite)
  /// A picture or its baseline.
  case picture(OfPicture)
  /// What is written.
  case output(OfOutput)
  /// The results of runs.
  case results(OfResults)
}

extension SuiteProblem {
  /// What is wrong with a suite or its scenes.
  package enum OfSuite: Hashable, Sendable {
    /// There is no such suite.
    case noSuite(String)
    /// A folder on the way to scenes cannot be listed.
    case unlistedFolder(String)
    /// A scene's own name cannot be part of a path.
    case sceneName(String, NameFlaw, scene: String)
    /// A picture's name cannot be part of a path.
    case pictureName(String, NameFlaw, file: String)
    /// A baseline or report has the path of what the suite reads.
    case overwrites(SuitePath, SuiteInput, suite: String)
    /// Two pictures have one baseline; fields of the template would tell them apart.
    case sharedBaseline(SuitePath, SuiteOwner, SuiteOwner, fields: [String], suite: String)
    /// A picture's baseline is a folder of another one's.
    case baselineInFolder(SuiteOwner, of: SuiteOwner, SuitePath, suite: String)
    /// The settings of pictures contradict each other.
    case conflict(RuleConflict, of: [String], suite: String)
    /// A rule is about no picture.
    case idleRule(String, suite: String)
    /// No picture has a name as this one; names that were probably meant.
    case noMatch(String, similar: String?, nearest: String?)
  }

  /// What is wrong with a picture or its baseline.
  package enum OfPicture: Hashable, Sendable {
    /// Probably a mistake, which counts as an error.
    case doubt(String, file: String?)
    /// Text cannot be drawn.
    case noText(FontError, scene: String)
    /// A picture is over the limit of pixels.
    case tooLarge(width: Int, height: Int, limit: Int, scene: String)
    /// Drawing a picture again, this many times in all, gave other pixels.
    case unstable(times: Int)
    /// A picture cannot be stored.
    case unencodable(PNGError)
    /// A layer to ignore is not in the scene.
    case unknownLayer(UnknownLayer, scene: String?)
    /// Every pixel is ignored by the rules of the suite.
    case nothingCompared(String, suite: String)
    /// A picture made elsewhere cannot be read.
    case unmade(String, FileError, baseline: String)
    /// A baseline cannot be read; a label names its picture.
    case damagedBaseline(String, PNGError, label: String)
    /// The record of the fonts of baselines is damaged.
    case damagedFontRecord(JSONProblem)
  }

  /// What keeps a file from being written or deleted.
  package enum OfOutput: Hashable, Sendable {
    /// A link leads elsewhere from the path of a file to write.
    case linked(String)
    /// The file to replace is not one that a run has written.
    case foreign(String)
    /// Two files of a run have one path.
    case writtenTwice(String)
    /// Another run holds the folder of the results.
    case busy(String)
    /// A file cannot be deleted.
    case undeletable(String, FileError)
  }

  /// What is wrong with the results of runs.
  package enum OfResults: Hashable, Sendable {
    /// There are no results of an earlier run.
    case noResults(String)
    /// The results are those of another suite.
    case otherSuite(String, than: String, results: String)
    /// The results name another baseline of a picture than the suite.
    case strayBaseline(SuitePath, label: String, results: String)
    /// Two pictures of the results have one baseline.
    case approvedTwice(SuitePath, String, String, results: String)
    /// The actual picture is gone.
    case noActual(String)
    /// A picture is not as the results have it.
    case stale(String)
    /// Nothing was given to merge.
    case nothingToMerge
    /// Results to merge are of different kinds of something.
    case unlike(String, String, String)
    /// Results to merge are not those of shards of one run.
    case noShards
    /// A shard is given twice, by two files.
    case shardTwice(SuiteResults.Shard, String, String)
    /// Two results files have one picture.
    case pictureTwice(String, String, String)
  }
}

/// What keeps a name from being a part of a baseline's path.
package enum NameFlaw: Hashable, Sendable {
  case empty, outsidePath, hidden, tooLong, forbiddenCharacter
}

/// A picture of a suite, for messages: its scene's file, where it has one, and its label.
package struct SuiteOwner: Hashable, Sendable {
  let source: SuitePath?
  let label: String
}

/// A file that a suite reads.
package enum SuiteInput: Hashable, Sendable {
  case suite
  case scene(SuitePath)
  /// A picture made elsewhere, and its label.
  case picture(SuitePath, of: String)
  /// A picture that a scene shows.
  case scenePicture(String, SuitePath)
}
