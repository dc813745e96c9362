/// A font file that text was laid out with.
public struct FontFile: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// The face's number in a collection; 0 in a file of one face.
  public let face: Int
  /// The family's name, as the file gives it.
  public let family: String
  /// The style's name, such as `Medium`.
  public let style: String
}

extension FontFile {
  /// The SHA-256 digest of the file in hexadecimal digits: a changed font is told by it.
  ///
  /// The file is read anew, which takes some milliseconds.
  public func digest() throws(FileError) -> String {
    SHA256.hexadecimal(of: try FileReader.read(path))
  }
}

extension FontFile {
  /// Throws why a file cannot be used as a font; it is not kept open.
  package static func check(_ path: String, face: Int = 0) throws(FontError) {
    _ = try FontFace(try FreeType(), path: path, face: face)
  }

  /// Throws when there is no file of its own at a path: FreeType does not say why it opens nothing.
  static func checkIsThere(_ path: String) throws(FontError) {
    var start: [UInt8] = []
    do throws(FileError) {
      start = try FileReader.read(path, maximumBytes: GitLFSPointer.longest)
    } catch .tooLarge {
      return
    } catch {
      throw .file(path: path, error)
    }
    if GitLFSPointer(start) != nil { throw .gitLFSPointer(path: path) }
  }
}

extension FontFile: CustomStringConvertible {
  /// Family, style and path in one line.
  public var description: String { "\(family) \(style) (\(path))" }
}
