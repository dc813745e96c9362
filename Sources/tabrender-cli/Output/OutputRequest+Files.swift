import TabRender

extension OutputRequest {
  /// The checked name of the output: the one argument of the commands that draw with options.
  func template<Request>(of invocation: Invocation<Request>) throws(CommandLineError) -> String {
    let names = invocation.arguments
    guard let name = names.first else { throw .output(.missing) }
    try check(name, isJSON: invocation.console.options.isJSON)
    guard names.count == 1 else { throw .output(.surplus(names[1], after: name)) }
    return name
  }

  /// Checks an output's name; its fields are looked at when it is filled in.
  ///
  /// A name that does not end in `.png` is more often a mistyped command than a file's name.
  func check(_ name: String, isJSON: Bool) throws(CommandLineError) {
    if name.isEmpty { throw .output(.missing) }
    guard acceptsAnyName || name == "-" || name.lowercased().hasSuffix(".png") else {
      throw .output(.wrongEnding(name, canBeForced: true))
    }
    if isJSON, name == "-" { throw .output(.jsonWithStandardOutput) }
  }

  /// Sees to it that the pictures, and what is written about them, can go where they should.
  ///
  /// Nothing is written before it is known that no file of the command is lost by it.
  func prepare(
    _ pictures: [Destination], besides inputs: CommandFiles
  ) throws(CommandLineError) {
    if case .file(let file) = tree, pictures.count > 1 {
      throw .sharedName(.tree(file, pictures: pictures.count))
    }
    var used = inputs
    try used.write(pictures, self, as: "the output")
    try used.check()
    for picture in pictures { try picture.prepare(files) }
    for picture in pictures {
      if let file = try treeFile(of: picture) { try Destination.file(file).prepare(files) }
    }
  }

  /// The file for a picture's layers; `nil` where they are not wanted.
  func treeFile(of picture: Destination) throws(CommandLineError) -> String? {
    switch tree {
    case nil: return nil
    case .file(let file): return file
    case .besidePicture:
      guard case .file(let name) = picture else { throw .output(.treeWithoutName) }
      return FilePath.withoutExtension(name) + ".tree.jsonl"
    }
  }
}
