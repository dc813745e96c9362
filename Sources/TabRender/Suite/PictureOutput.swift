/// Where a run keeps the pictures that are not as their baselines.
struct PictureOutput: Sendable {
  let file: SuiteFile
  /// The folder of the output, as results call it.
  let folder: String
  /// How many threads one picture may use.
  let threads: Int

  /// Keeps the actual picture of an item.
  func keep(
    _ bytes: [UInt8], _ size: DiffSummary.Size, of item: SuiteItem
  ) throws(SuiteResults.Problem) -> SuiteResults.Picture {
    let path = path(of: item, in: "actual")
    try SuiteWriter.write(bytes, to: file.located(path))
    return SuiteResults.Picture(path: path, sha256: SHA256.hexadecimal(of: bytes), size: size)
  }

  /// Draws the differences of an item; what keeps them from being drawn is a note.
  func draw(
    _ outcome: FileComparison.Outcome, of item: SuiteItem
  ) throws(SuiteResults.Problem) -> (path: String?, notes: [String]) {
    let path = path(of: item, in: "diff")
    let picture: [UInt8]
    do throws(PNGError) {
      picture = try outcome.differencesFile(style: .heat, threads: threads)
    } catch {
      return (nil, ["there is no picture of the differences: \(error.description)"])
    }
    try SuiteWriter.write(picture, to: file.located(path))
    return (path, [])
  }

  /// The path of a picture's file in a part of the output: as its baseline's in their folder.
  private func path(of item: SuiteItem, in part: String) -> String {
    let baselines = file.baselines.folder + "/"
    let isBelow = item.baseline.hasPrefix(baselines)
    return "\(folder)/\(part)/"
      + (isBelow ? String(item.baseline.dropFirst(baselines.count)) : item.baseline)
  }
}
