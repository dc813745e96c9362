import Foundation

/// What is wrong with the arguments, before anything is read or drawn.
enum UsageError: Error {
  /// An option or its value.
  case option(OptionError)
  /// The output's name.
  case output(OutputNameError)
  /// What a command is asked for.
  case command(CommandError)
  /// What `diff` is asked for.
  case diff(DiffUsageError)
}

/// What is wrong with an option or its value.
enum OptionError {
  /// No command has the option; perhaps the second one was meant.
  case unknown(String, String?)
  /// Another command has the option.
  case foreign(String, CommandName)
  /// The value, described by its placeholder, is missing.
  case missingValue(String, String)
  /// A switch has a value.
  case needlessValue(String)
  /// The value is not accepted.
  case badValue(option: String, given: String, problem: ValueError)
  /// Both ways to say the shadow's radius are used.
  case radiusAndBlur
  /// No symbol has that name; perhaps the second one was meant.
  case unknownIcon(String, String?)
  /// The selected item does not exist.
  case noSuchItem(Int, count: Int)
  /// The crop lies beside the canvas.
  case emptyCrop(canvas: CGSize)
}

/// What is wrong with the output's name.
enum OutputNameError {
  case missing
  /// A second word after the output's name.
  case surplus(String, after: String)
  case withoutPNG(String)
  case unknownField(String, name: String)
  /// Several pictures, and a name for one.
  case several(Int, name: String)
  case severalToStandardOutput(Int)
  /// Both a naming scheme and fields in the name.
  case namingWithTemplate(String)
  case namingNeedsFile(String)
  /// Two pictures get one name.
  case sameName(String)
  /// Both the picture and the JSON document would go to stdout.
  case jsonWithStandardOutput
  case pictureToTerminal
  /// The list of layers would be called after a picture that has no name.
  case treeWithoutName
  /// Several pictures, and one file for their layers.
  case severalInOneTree(Int, file: String)
}

/// What is wrong with what a command is asked for.
enum CommandError {
  case missingTopic
  /// A command is not told which scenes to work on.
  case missingScene(String)
  /// There is no such schema, or none is named.
  case unknownSchema(String?)
  /// `inspect` is not told what to look into.
  case missingPicture
  /// `inspect --at` and a picture, which has no layers.
  case placeInPicture(String)
  case unknownTopic(String)
  case unknownCommandWord(String)
  case surplusWord(String)
  /// `compare` is asked for more than one scale or appearance.
  case severalComparisons
  /// An expectation about a host that is not compared.
  case expectationOutsideHosts(option: String, host: String)
  /// A host is expected to be both covered and clear.
  case contradictoryExpectation(String)
  /// `report` is given a folder for the pictures of a page that it is not to write.
  case assetsWithoutPage
  /// A report is to go to stdout.
  case reportToStandardOutput(String)
  /// `record` is told more than one mode.
  case severalRecordModes([String])
  /// `record` in continuous integration.
  case recordInCI
  /// `approve` is not told what of so many pictures, and nobody can be asked.
  case approvalNeedsChoice(Int)
  /// `prune` is given something that would leave scenes out.
  case pruneWithFilter(String)
  /// `prune` is to delete so many files, and nobody can be asked.
  case pruneNeedsYes(Int)
  /// A word that names no suite.
  case noSuite(String)
}
