import Foundation
import TabRender

extension OutputRequest {
  /// Sees to it that the pictures, and what is written about them, can go where they should.
  ///
  /// Nothing is written before it is known that no file of the command is lost by it.
  func prepare(_ pictures: [Destination], besides inputs: CommandFiles) throws(Failure) {
    if case .file(let file) = tree, pictures.count > 1 {
      throw .usage(.output(.severalInOneTree(pictures.count, file: file)))
    }
    var files = inputs
    try files.write(pictures, self, as: "the output")
    try files.check()
    for picture in pictures { try picture.prepare(self) }
    for picture in pictures {
      if let file = try treeFile(of: picture) { try Destination.file(file).prepare(self) }
    }
  }

  /// Lists a picture's layers where that is wanted.
  func writeTree(
    of picture: Destination, _ console: Console, _ map: () -> LayerMap
  ) throws(Failure) {
    guard let file = try treeFile(of: picture) else { return }
    try write(Array(map().treeText.utf8), to: .file(file), existing)
    console.detail("wrote \(file)")
  }

  /// The file for a picture's layers; `nil` where they are not wanted.
  func treeFile(of picture: Destination) throws(Failure) -> String? {
    switch tree {
    case nil: return nil
    case .file(let file): return file
    case .besidePicture:
      guard case .file(let name) = picture else { throw .usage(.output(.treeWithoutName)) }
      return FilePath.withoutExtension(name) + ".tree.jsonl"
    }
  }
}
