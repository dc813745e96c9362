import Foundation

/// What is wrong with the arguments, before anything is read or drawn.
enum UsageError: Error {
  /// An option or its value.
  case option(OptionError)
  /// The output's name.
  case output(OutputNameError)
  /// Files that are used twice.
  case files(FileUseError)
  /// What a command is asked for.
  case command(CommandError)
  /// What is asked of a suite.
  case suite(SuiteUsageError)
  /// What `compare` is asked for.
  case compare(CompareUsageError)
  /// What `diff` is asked for.
  case diff(DiffUsageError)
}

/// What is wrong with an option or its value.
enum OptionError {
  /// No command has the option; perhaps the second one was meant, in this command.
  case unknown(String, String?, CommandName)
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
  /// The name has a field that there is not among these.
  case unknownField(String, name: String, fields: [String])
  /// Several pictures, and a name for one.
  case several(Int, name: String)
  /// Pictures of several scenes, and a name for one.
  case severalScenes(Int, name: String)
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
  /// `inspect --at` and a place that the scene's picture does not show.
  case placeOutside(CGPoint, scene: String)
  case unknownTopic(String)
  case unknownCommandWord(String)
  case surplusWord(String)
  /// `report` is given a folder for the pictures of a page that it is not to write.
  case assetsWithoutPage
  /// A report is to go to stdout.
  case reportToStandardOutput(String)
}
