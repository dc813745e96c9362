import Foundation

extension CommandLineError {
  /// What is wrong with an option or its value.
  enum OptionUse {
    /// No command has the option; perhaps the second one was meant, in this command.
    case unknown(String, String?, CommandName)
    /// Another command has the option.
    case foreign(String, CommandName)
    case missingValue(String, placeholder: String)
    case needlessValue(String)
    /// The value is not accepted.
    case badValue(option: String, given: String, problem: ValueError)
    case radiusAndBlur
    case noSuchItem(Int, count: Int)
    case emptyCrop(canvas: CGSize)
  }

  /// What is wrong with the output's name.
  enum OutputUse {
    case missing
    /// A second argument after the output's name.
    case surplus(String, after: String)
    /// The name does not end in `.png`; `--force-name` may accept it.
    case wrongEnding(String, canBeForced: Bool)
    /// The name has a field that there is not among these.
    case unknownField(String, name: String, fields: [String])
    /// Both a naming scheme and fields in the name.
    case namingWithTemplate(String)
    case namingNeedsFile(String)
    case jsonWithStandardOutput
    case pictureToTerminal
    /// The list of layers would be called after a picture that has no name.
    case treeWithoutName
  }

  /// How pictures share a name that is meant for one.
  enum SharedName {
    /// All pictures, of so many scenes, have this one.
    case all(String, pictures: Int, scenes: Int)
    case standardOutput(pictures: Int)
    /// Two pictures have this one.
    case two(String)
    /// The layers of all pictures are listed in this file.
    case tree(String, pictures: Int)
  }

  /// Two uses of one file that do not go together.
  enum FileUse {
    /// What is to be read would be gone.
    case inputLost(CommandFiles.Entry, to: CommandFiles.Entry)
    /// Of two outputs only the later one would be left.
    case outputsCollide(CommandFiles.Entry, CommandFiles.Entry)
  }

  /// What is wrong with what a command is asked for.
  enum CommandUse {
    /// `list` is not told what to list, or something that it does not know.
    case unknownTopic(String?)
    /// A command is not told which scenes to work on.
    case missingScene(CommandName)
    case unknownSchema(String?)
    case missingPicture
    /// `inspect --at` and a picture, which has no layers.
    case pointInPicture(String)
    /// `inspect --at` and a point that the scene's picture does not show.
    case pointOutside(CGPoint, scene: String)
    /// `help` is asked for a command that there is not.
    case unknown(String)
    case surplusArgument(String)
    /// `report` is given a folder for the pictures of a page that it is not to write.
    case assetsWithoutPage
    case reportToStandardOutput(String)
  }

  /// What is wrong with what a command that works on a suite is asked for.
  enum SuiteUse {
    case severalRecordModes([String])
    case recordInCI
    /// `approve` is not told what of so many pictures, and nobody can be asked.
    case approvalNeedsChoice(Int)
    /// `prune` is given something that would leave scenes out.
    case pruneWithFilter(String)
    /// `prune` is to delete so many files, and nobody can be asked.
    case pruneNeedsYes(Int)
    /// An argument that names no suite.
    case noSuite(String)
    /// A folder that results cannot go to, and why.
    case output(String)
  }

  /// What is wrong with what `compare` is asked for.
  enum CompareUse {
    case severalComparisons
    /// An expectation about a host that is not compared.
    case expectationOutsideHosts(option: String, host: String)
    /// A host is expected to be both covered and clear.
    case contradictoryExpectation(String)
  }

  /// What is wrong with what `diff` is asked for.
  enum DiffUse {
    /// Fewer than two names.
    case missingPictures(Int)
    case twoStandardInputs
    case maskFromStandardInput
    case twoTolerances
    /// Two of `--max-diff` and `--max-ratio`.
    case twoBudgets
    case styleWithoutOutput
    /// An option of another program, without naming the program.
    case needsPeer(String)
    /// An option that the other program has no notion of.
    case foreignToPeer(String)
    case layerWithoutScene
    /// An option about a scene, of which no layer is left out.
    case sceneWithoutLayer(String)
  }

  /// What is wrong with the folders that `diff` is asked for.
  enum DiffFolderUse {
    /// A picture and a folder; the first is the expected one.
    case pictureAndFolder(picture: String, folder: String)
    /// A folder and a picture; the first is the expected one.
    case folderAndPicture(folder: String, picture: String)
    /// Pictures would be written among those that are compared.
    case outputInFolder(output: String, folder: String)
    case layersOfFolders
    /// A folder's differences are to go to a file or to stdout.
    case folderIntoFile(String)
  }
}
