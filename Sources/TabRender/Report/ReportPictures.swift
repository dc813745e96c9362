/// The pictures that results name, found in the folders where a run left them.
public struct ReportPictures: Sendable {
  /// A picture as it was found.
  enum Found: Equatable {
    case picture(Content)
    /// There is no such file, or it is no PNG.
    case absent
    /// There is a file of more than ``maximumBytes``.
    case tooLarge
    /// There is a file, and it is not the one that was compared.
    case outdated
  }

  /// A PNG file.
  struct Content: Equatable {
    let bytes: [UInt8]
    let sha256: String
    let size: DiffSummary.Size
  }

  /// Where relative paths may count from; the first folder that has the file decides.
  private let folders: [String]
  /// The largest file that is read.
  static let maximumBytes = 64 << 20

  /// Looks into those folders.
  ///
  /// Results travel: a run's output folder that was downloaded no longer lies where its paths say.
  /// So a path is also tried without its first parts, and the digest tells whether it is the file.
  public init(folders: [String]) {
    self.folders = folders
  }

  /// The file of a recorded picture.
  func find(_ picture: SuiteResults.Picture) -> Found {
    find(picture.path.text, sha256: picture.sha256)
  }

  /// The file at a path; an empty digest accepts any PNG.
  func find(_ path: String, sha256: String = "") -> Found {
    var found = Found.absent
    for candidate in candidates(path) {
      let bytes: [UInt8]
      do throws(FileError) {
        bytes = try FileReader.read(candidate, maximumBytes: Self.maximumBytes)
      } catch .tooLarge {
        found = .tooLarge
        continue
      } catch {
        continue
      }
      guard let size = PNGSniffer.statedSize(bytes).map(DiffSummary.Size.init) else { continue }
      let digest = SHA256.hexadecimal(of: bytes)
      if sha256.isEmpty || digest == sha256.lowercased() {
        return .picture(Content(bytes: bytes, sha256: digest, size: size))
      }
      found = .outdated
    }
    return found
  }

  private func candidates(_ path: String) -> [String] {
    var paths = path.hasPrefix("/") ? [path] : []
    let parts = path.split(separator: "/").filter { $0 != "." }
    for start in parts.indices where !parts[start...].contains("..") || start == 0 {
      let rest = parts[start...].joined(separator: "/")
      // A bare name would find the wrong one of `actual/a.png` and `diff/a.png`.
      guard start == 0 || parts.count - start > 1 else { continue }
      paths += folders.map { $0.isEmpty ? rest : "\($0)/\(rest)" }
    }
    return paths
  }
}
