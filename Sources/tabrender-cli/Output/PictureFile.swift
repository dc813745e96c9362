import Foundation
import TabRender

/// The PNG file of a scene's picture.
func encode(
  _ bitmap: Bitmap, of list: DisplayList?, _ output: OutputRequest, _ fonts: FontLibrary,
  scale: Double, threads: Int
) throws(Failure) -> [UInt8] {
  let metadata: PNGMetadata =
    switch output.metadata {
    case .none: .none
    case .dpi: .dpi
    case .full: .full(try texts(of: list, fonts))
    }
  var encoder = PNGEncoder(level: output.level ?? PNGEncoder.defaultLevel, metadata: metadata)
  encoder.threads = threads
  do {
    return try encoder.encode(bitmap, scale: scale)
  } catch {
    throw .data(.unwritablePicture(reason: error.description))
  }
}

private func texts(of list: DisplayList?, _ fonts: FontLibrary) throws(Failure) -> [PNGText] {
  var texts = [PNGText(keyword: "Software", text: "tabrender \(Version.text)")]
  if let list { texts.append(PNGText(keyword: "Scene digest", text: "sha256 \(list.digest)")) }
  for entry in try FontList(of: fonts).files {
    let name = "\(entry.file.family) \(entry.file.style)"
    texts.append(PNGText(keyword: "Font", text: "\(name) sha256 \(entry.digest)"))
  }
  return texts
}

/// Writes a finished file: whole, or not at all.
func write(
  _ png: [UInt8], to destination: Destination, _ existing: ExistingFile
) throws(Failure) {
  do {
    switch destination {
    case .standardOutput: try StandardOutput.write(png)
    case .file(let file):
      try AtomicFile.write(png, to: file, ifExists: existing == .keep ? .fail : .replace)
    }
  } catch {
    throw .file(FileFailure(writing: destination.name, error))
  }
}

/// What a scene names, read; `limit` is the largest number of pixels of a picture.
func readFiles(of scene: SceneDescription, limit: Int) throws(Failure) -> SceneFiles {
  do {
    return try SceneFiles(scene, limit: limit)
  } catch {
    switch error {
    case .picture(let file, let error): throw Failure(reading: file, error)
    case .tooManyTogether(let file, let limit):
      throw .data(.tooManyTogether(file: file, limit: limit))
    case .unreadable(let file, let error):
      throw .file(.noInput(file: file, reason: error.description))
    case .iconPointer(let file):
      throw .file(
        .noInput(
          file: file, reason: "this is a Git LFS pointer, not an icon", hint: "git lfs pull"))
    case .icon(let file, let error): throw .data(.unreadableIcon(file: file, error))
    case .unknownIcon(let name):
      throw .usage(.option(.unknownIcon(name, SceneFileProblem.nearestIcon(to: name))))
    }
  }
}

/// The picture in a PNG file; `limit` is the largest number of pixels that is read.
func readPicture(_ file: String, limit: Int, _ console: Console) throws(Failure) -> Bitmap {
  let bytes = try readPictureBytes(file, console)
  do {
    return try PNGDecoder(maximumPixels: limit).decode(bytes)
  } catch {
    throw Failure(reading: file, error)
  }
}

/// What is in the bytes of a PNG file; `limit` is the largest number of pixels that is read.
func inspect(_ file: String, _ bytes: [UInt8], limit: Int) throws(Failure) -> PNGInspection {
  do {
    return try PNGInspection(bytes, decoder: PNGDecoder(maximumPixels: limit))
  } catch {
    throw Failure(reading: file, error)
  }
}

/// The bytes of a PNG file, or the beginning of another one; `-` is the standard input.
///
/// All of a file is read too whose beginning `isWanted`.
func readPictureBytes(
  _ file: String, _ console: Console, or isWanted: (_ beginning: [UInt8]) -> Bool = { _ in false }
) throws(Failure) -> [UInt8] {
  let notice = console.noticeOfWaiting(for: file)
  defer { notice?.cancel() }
  do throws(FileError) {
    func goesOn(_ beginning: [UInt8]) -> Bool {
      PNGSniffer.mayGoOn(beginning) || isWanted(beginning)
    }
    return file == "-"
      ? try FileReader.readStandardInput(goesOn: goesOn)
      : try FileReader.read(file, accepting: .anything, goesOn: goesOn)
  } catch {
    throw Failure(reading: file, .file(error))
  }
}

/// The bytes of a file; `-` is the standard input.
func readBytes(
  _ file: String, limit: Int = FileReader.defaultMaximumBytes
) throws(Failure) -> [UInt8] {
  do {
    return file == "-"
      ? try FileReader.readStandardInput(maximumBytes: limit)
      : try FileReader.read(file, maximumBytes: limit, accepting: .anything)
  } catch {
    throw .file(.noInput(file: file, reason: error.description))
  }
}

extension Failure {
  /// A picture could not be read: the file, or what is in it.
  fileprivate init(reading file: String, _ error: PNGError) {
    self =
      error.isNoInput
      ? .file(.noInput(file: file, reason: error.description, hint: error.hint))
      : .data(.unreadablePicture(file: file, error))
  }
}

extension Failure {
  /// Two pictures could not be compared.
  init(_ problem: FileComparison.Problem, expected: String, actual: String) {
    self = .suite(
      SuiteError(problem.problems(expected: expected, actual: actual).map(SuiteProblem.file)))
  }

  /// Two folders could not be compared.
  init(_ problem: DiffFolders.Problem, expected: String, actual: String) {
    switch problem {
    case .unreadable(let folder):
      self = .file(.noInput(file: folder, reason: "the folder cannot be read"))
    case .noPictures:
      self = .file(.noInput(file: "\(expected), \(actual)", reason: "there is no .png file"))
    }
  }
}

/// Whether something is there.
func isThere(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

extension FileFailure {
  /// A file could not be written.
  init(writing file: String, _ error: FileError) {
    switch error {
    case .folderMissing(let folder): self = .noFolder(file: file, folder: folder)
    case .exists: self = .exists(file: file)
    case _ where error.preventsCreation:
      self = .cannotCreate(file: file, reason: error.description)
    default: self = .writing(file: file, reason: error.description)
    }
  }
}
