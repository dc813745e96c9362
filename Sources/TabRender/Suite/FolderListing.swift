internal import Foundation

/// What is in folders.
enum FolderListing {
  /// What a name stands for.
  enum Kind {
    case file
    case folder
    /// A symbolic link, a device or what else there is.
    case other
  }

  /// A name in a folder.
  struct Entry {
    let name: String
    let kind: Kind
  }

  /// The names in a folder with their kinds, none where there is no such folder.
  static func entries(of folder: String) -> [Entry] {
    (names(in: folder) ?? []).map { Entry(name: $0, kind: kind(of: join(folder, $0))) }
  }

  /// The files below a folder, as paths relative to it, sorted by their bytes.
  ///
  /// Hidden names are left out, links are not followed.
  static func files(below folder: String) -> [String] {
    contents(below: folder) { _ in }.files
  }

  /// What is below a folder, as paths relative to it, sorted by their bytes.
  struct Contents {
    /// The files, and links to files.
    var files: [String] = []
    /// Links to folders, which are not followed.
    var linkedFolders: [String] = []
  }

  /// The same with the links to folders, told of each folder that cannot be listed.
  static func contents<Problem: Error>(
    below folder: String, unreadable: (String) throws(Problem) -> Void
  ) throws(Problem) -> Contents {
    var found = Contents()
    var waiting = [""]
    while let path = waiting.popLast() {
      let place = join(folder, path)
      guard let names = names(in: place) else {
        try unreadable(place)
        continue
      }
      for name in names where !name.hasPrefix(".") {
        switch kind(of: join(place, name)) {
        case .folder: waiting.append(path + name + "/")
        case .file: found.files.append(path + name)
        case .other where isFolder(join(place, name)): found.linkedFolders.append(path + name)
        case .other: found.files.append(path + name)
        }
      }
    }
    found.files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    found.linkedFolders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    return found
  }

  private static func names(in folder: String) -> [String]? {
    try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
  }

  /// Whether there is a file, or a link to one.
  static func isFile(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path) && !isFolder(path)
  }

  /// Whether there is a folder, or a link to one.
  static func isFolder(_ path: String) -> Bool {
    Folder.exists(path)
  }

  /// A path below a folder; the folder "" is the one the program runs in.
  static func join(_ folder: String, _ path: String) -> String {
    FilePath.join(folder, path)
  }

  /// What stands at a path.
  static func kind(of path: String) -> Kind {
    let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type]
    switch type as? FileAttributeType {
    case .typeRegular?: return .file
    case .typeDirectory?: return .folder
    default: return .other
    }
  }
}
