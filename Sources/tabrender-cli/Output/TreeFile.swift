import Foundation
import TabRender

extension OutputRequest {
  /// Sees to it that the layers of all pictures can be listed where they should be.
  func prepareTrees(of pictures: [Destination]) throws(Failure) {
    if case .file(let file) = tree, pictures.count > 1 {
      throw .usage(.output(.severalInOneTree(pictures.count, file: file)))
    }
    for picture in pictures {
      guard let file = try treeFile(of: picture) else { continue }
      try Destination.file(file).prepare(self)
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

  private func treeFile(of picture: Destination) throws(Failure) -> String? {
    switch tree {
    case nil: return nil
    case .file(let file): return file
    case .besidePicture:
      guard case .file(let name) = picture else { throw .usage(.output(.treeWithoutName)) }
      return FilePath.withoutExtension(name) + ".tree.jsonl"
    }
  }
}
