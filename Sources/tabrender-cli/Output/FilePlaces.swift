import Foundation

/// Whether there is a folder, or a link to one.
func isFolder(_ path: String) -> Bool {
  var isFolder: ObjCBool = false
  return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    && isFolder.boolValue
}
