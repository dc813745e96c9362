internal import Foundation
internal import TabRender
internal import Testing

/// A baseline beside a test's file, and what to say when a picture is not as it.
struct Snapshot {
  let name: String
  let scale: Double
  let options: DiffOptions
  let location: SourceLocation

  /// Compares a picture with the baseline, or writes it.
  func expect(_ picture: Bitmap, _ record: SnapshotRecord) -> Bool {
    guard isNameInside else {
      return fail("\"\(name)\" cannot be the name of a baseline")
    }
    do {
      return try expected(picture, record)
    } catch {
      return fail("\(name): \(file): \(error)")
    }
  }

  private func expected(_ picture: Bitmap, _ record: SnapshotRecord) throws(PNGError) -> Bool {
    guard record != .all else { return try write(picture, "was written because all are") }
    guard FileManager.default.fileExists(atPath: file) else {
      if record == .never {
        attach(try encoded(picture), "actual")
        return fail("\(name): there is no baseline \(file)")
      }
      return try write(picture, "was missing and is written now")
    }
    let bytes = try read()
    let baseline = try PNGDecoder().readStored(bytes).image
    let actual = StoredImage(picture)
    let diff = ImageDiff(expected: baseline, actual: actual, options: options)
    guard !diff.summary.comparedNothing else {
      return fail("\(name): \(DiffSummary.comparedNothingText)")
    }
    guard !diff.summary.isEqual else { return true }
    attach(bytes, "expected")
    attach(try encoded(picture), "actual")
    let heat = DiffPicture(style: .heat)
    if heat.canDraw(diff.summary.unionSize) {
      let difference = heat.make(expected: baseline, actual: actual, diff: diff)
      attach(try PNGEncoder().encode(difference), "difference")
    }
    if record == .failed { return try write(picture, "is replaced: \(diff.summary.text)") }
    return fail("\(name): \(diff.summary.text)")
  }

  private func read() throws(PNGError) -> [UInt8] {
    do throws(FileError) {
      return try FileReader.read(file)
    } catch {
      throw .file(error)
    }
  }

  private func encoded(_ picture: Bitmap) throws(PNGError) -> [UInt8] {
    try PNGEncoder().encode(picture, scale: scale)
  }

  /// Writes the baseline, in one step.
  private func write(_ picture: Bitmap, _ what: String) throws(PNGError) -> Bool {
    do throws(FileError) {
      try Folder.make(FilePath.folder(of: file))
    } catch {
      throw .file(error)
    }
    try PNGEncoder().write(picture, scale: scale, to: file)
    return fail("\(name): the baseline \(what), so nothing was compared; run the test again")
  }

  private func attach(_ png: [UInt8], _ what: String) {
    let flat = name.split(separator: "/").joined(separator: "-")
    Attachment.record(png, named: "\(flat)-\(what).png", sourceLocation: location)
  }

  /// Records an issue.
  private func fail(_ message: String) -> Bool {
    Issue.record(Comment(rawValue: message), sourceLocation: location)
    return false
  }

  // MARK: The baseline's place

  /// `__Snapshots__/<TestFile>/<name>.png` beside the test's file.
  private var file: String {
    let test = location.filePath
    let stem = FilePath.name(of: FilePath.withoutExtension(test))
    return "\(FilePath.folder(of: test))/__Snapshots__/\(stem)/\(name).png"
  }

  /// Whether the name stays in the folder of the test's baselines.
  private var isNameInside: Bool {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    return !parts.contains { $0.isEmpty || $0.hasPrefix(".") || $0.contains("\0") }
  }
}
