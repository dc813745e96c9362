/// Where a run keeps the pictures that are not as their baselines.
struct PictureOutput: Sendable {
  private let file: SuiteFile
  /// Writes into the folder of the output.
  private let pictures: OutputPictures
  /// How many threads one picture may use.
  private let threads: Int

  /// The pictures of a run whose results call their folder so.
  init(file: SuiteFile, folder: SuitePath, threads: Int) {
    self.file = file
    self.threads = threads
    pictures = OutputPictures(of: file, output: folder)
  }

  /// Keeps the actual picture of an item.
  func keep(
    _ bytes: [UInt8], _ size: DiffSummary.Size, of item: SuiteItem
  ) throws(SuiteProblem) -> SuiteResults.Picture {
    let path = try pictures.write(bytes, to: path(of: item, in: "actual"))
    return SuiteResults.Picture(path: path, sha256: SHA256.hexadecimal(of: bytes), size: size)
  }

  /// Keeps the list of the layers of an actual picture whose file has that digest.
  @discardableResult
  func keep(_ layers: LayerOwners, of item: SuiteItem, picture: String) -> LayerList {
    let list = LayerList(layers, picture: picture)
    _ = try? pictures.write(
      Array(list.text.utf8), to: LayerList.path(beside: path(of: item, in: "actual")))
    return list
  }

  /// Draws the differences of an item; what keeps them from being drawn is a note.
  func draw(
    _ outcome: FileComparison.Outcome, of item: SuiteItem
  ) throws(SuiteProblem) -> (path: SuitePath?, notes: [String]) {
    let picture: [UInt8]
    do throws(PNGError) {
      picture = try outcome.differencesFile(style: .heat, threads: threads)
    } catch {
      return (nil, ["there is no picture of the differences: \(error.description)"])
    }
    return (try pictures.write(picture, to: path(of: item, in: "diff")), [])
  }

  /// The path of a picture's file in a part of the output: as its baseline's in their folder.
  private func path(of item: SuiteItem, in part: String) -> String {
    FilePath.join(part, item.baseline.relative(to: file.baselines.folder) ?? item.baseline.text)
  }
}
