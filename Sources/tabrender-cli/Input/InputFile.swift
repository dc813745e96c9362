import Dispatch
import TabRender

/// A file that the program is told to read; `-` is the standard input.
struct InputFile {
  let name: String
  let console: Console

  init(_ name: String, _ console: Console) {
    self.name = name
    self.console = console
  }

  /// All of it, up to `limit` bytes.
  func bytes(limit: Int) throws(CommandLineError) -> [UInt8] {
    do throws(FileError) {
      return name == "-"
        ? try FileReader.readStandardInput(maximumBytes: limit)
        : try FileReader.read(name, maximumBytes: limit, accepting: .anything)
    } catch {
      throw .input(name, .unreadable(error))
    }
  }

  /// The bytes of a PNG file, or the beginning of another one.
  ///
  /// All of a file is read too whose beginning `isWanted`.
  func pictureBytes(
    or isWanted: (_ beginning: [UInt8]) -> Bool = { _ in false }
  ) throws(CommandLineError) -> [UInt8] {
    let notice = console.noticeOfWaiting(for: name)
    defer { notice?.cancel() }
    func goesOn(_ beginning: [UInt8]) -> Bool {
      PNGSniffer.mayGoOn(beginning) || isWanted(beginning)
    }
    do throws(FileError) {
      return name == "-"
        ? try FileReader.readStandardInput(goesOn: goesOn)
        : try FileReader.read(name, accepting: .anything, goesOn: goesOn)
    } catch {
      throw .picture(name, .file(error))
    }
  }

  /// The picture in a PNG file.
  func picture() throws(CommandLineError) -> Bitmap {
    let bytes = try pictureBytes()
    do throws(PNGError) {
      return try decoder.decode(bytes)
    } catch {
      throw .picture(name, error)
    }
  }

  /// What is in the bytes of a PNG file.
  func inspection(of bytes: [UInt8]) throws(CommandLineError) -> PNGInspection {
    do throws(PNGError) {
      return try PNGInspection(bytes, decoder: decoder)
    } catch {
      throw .picture(name, error)
    }
  }

  private var decoder: PNGDecoder { PNGDecoder(maximumPixels: console.options.maxPixels) }
}

extension SceneDescription {
  /// What the scene names, read.
  func readFiles(_ global: GlobalOptions) throws(CommandLineError) -> SceneFiles {
    do throws(SceneFileProblem) {
      return try SceneFiles(self, limit: global.maxPixels)
    } catch {
      throw .sceneFiles(error)
    }
  }
}
