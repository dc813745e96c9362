internal import Foundation

/// What is in folders.
package enum FolderListing {
  /// What a name stands for.
  package enum Kind {
    case file
    case folder
    /// A symbolic link, a device or what else there is.
    case other
  }

  /// A name in a folder.
  package struct Entry {
    package let name: String
    package let kind: Kind
  }

  /// The names in a folder with their kinds; `nil` where it cannot be listed, or is none.
  package static func entries(of folder: String) -> [Entry]? {
    names(in: folder)?.map { Entry(name: $0, kind: kind(of: FilePath.join(folder, $0))) }
  }

  /// The files below a folder, as paths relative to it, sorted by their bytes.
  ///
  /// Hidden names are left out.
  package static func files(below folder: String, followingLinks: Bool) -> [String] {
    files(below: folder, followingLinks: followingLinks) { _ in }
  }

  /// The same, told of each folder that cannot be listed.
  package static func files<Problem: Error>(
    below folder: String, followingLinks: Bool, unreadable: (String) throws(Problem) -> Void
  ) throws(Problem) -> [String] {
    var found: [ExactPath] = []
    var waiting = [""]
    while let path = waiting.popLast() {
      let inner = FilePath.join(folder, path)
      guard let names = names(in: inner) else {
        try unreadable(inner)
        continue
      }
      for name in names where !name.hasPrefix(".") {
        switch kind(of: FilePath.join(inner, name)) {
        case .folder: waiting.append(path + name + "/")
        case .file: found.append(ExactPath(path + name))
        case .other where !Folder.exists(FilePath.join(inner, name)):
          found.append(ExactPath(path + name))
        case .other:
          if followingLinks, !isLoop(path + name, below: folder) {
            waiting.append(path + name + "/")
          }
        }
      }
    }
    return found.sorted().map(\.text)
  }

  /// Whether a link below a folder leads back to a folder that it is in, which would go round in
  /// circles.
  package static func isLoop(_ link: String, below folder: String) -> Bool {
    guard let target = node(FilePath.join(folder, link)) else { return true }
    var around = link
    while !around.isEmpty {
      around = FilePath.folder(of: around)
      if node(FilePath.join(folder, around)) == target { return true }
    }
    // Those around the folder itself, up to the root, which is its own parent.
    var outer = folder
    var known: FileIdentity.Node?
    while true {
      outer = FilePath.join(outer, "..")
      guard let node = node(outer), node != known else { return false }
      if node == target { return true }
      known = node
    }
  }

  private static func node(_ path: String) -> FileIdentity.Node? { FileIdentity(path)?.node }

  private static func names(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
  }

  /// Whether there is a file, or a link to one.
  package static func isFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path) && !Folder.exists(path)
  }

  /// What stands at a path.
  package static func kind(of path: String) -> Kind {
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type]
    switch type as? FileAttributeType {
    case .typeRegular?: return .file
    case .typeDirectory?: return .folder
    default: return .other
    }
  }
}
