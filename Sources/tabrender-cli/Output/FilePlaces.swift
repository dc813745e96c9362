import Foundation

/// Whether there is a folder, or a link to one.
func isFolder(_ path: String) -> Bool {
  var isFolder: ObjCBool = false
  return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    && isFolder.boolValue
}

/// Whether two paths lead to the same file or folder, by links or otherwise.
func isSameFile(_ first: String, _ second: String) -> Bool {
  func identity(of path: String) -> [UInt64]? {
    let resolved = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    guard let facts = try? FileManager.default.attributesOfItem(atPath: resolved) else {
      return nil
    }
    let numbers = [facts[.systemNumber], facts[.systemFileNumber]]
    return numbers.compactMap { ($0 as? NSNumber)?.uint64Value }
  }
  guard let file = identity(of: first), file.count == 2 else { return false }
  return file == identity(of: second)
}
