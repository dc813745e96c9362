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
    files(below: folder) { _ in }
  }

  /// The same, told of each folder that cannot be listed.
  static func files<Problem: Error>(
    below folder: String, unreadable: (String) throws(Problem) -> Void
  ) throws(Problem) -> [String] {
    var found: [String] = []
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
        case .file, .other: found.append(path + name)
        }
      }
    }
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
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
    // A path with a slash at its end exists only where it leads to a folder.
    FileManager.default.fileExists(atPath: path.isEmpty ? "./" : path + "/")
  }

  /// A path below a folder; the folder "" is the one the program runs in.
  static func join(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || path.hasPrefix("/") { return path }
    if path.isEmpty { return folder }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
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
