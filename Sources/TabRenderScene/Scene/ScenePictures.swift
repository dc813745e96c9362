/// The pictures that a scene names: each file is decoded once, and all of them together have a limit.
struct ScenePictures: Sendable {
  /// How many pixels one picture, and all together, may have.
  let limit: Int
  /// What the files may be.
  let kinds: FileReader.Kinds
  /// The files of pictures and icons that were read.
  private(set) var files: Set<String> = []
  /// The pictures that were read, by their files.
  private(set) var pictures: [String: Bitmap] = [:]
  private var pixels = 0

  init(limit: Int, accepting kinds: FileReader.Kinds) {
    self.limit = limit
    self.kinds = kinds
  }

  /// The picture in a PNG file.
  mutating func picture(_ file: String) throws(SceneFileProblem) -> Bitmap {
    if let known = pictures[file] { return known }
    files.insert(file)
    let picture: Bitmap
    do throws(PNGError) {
      // The size is checked before anything of it is allocated.
      picture = try PNGDecoder(maximumPixels: limit - pixels).decode(bytes(of: file))
    } catch {
      if case .tooManyPixels(let width, let height, _) = error {
        guard width > limit / max(1, height) else {
          throw .tooManyTogether(file: file, limit: limit)
        }
        throw .picture(file: file, .tooManyPixels(width: width, height: height, limit: limit))
      }
      throw .picture(file: file, error)
    }
    pixels += picture.width * picture.height
    pictures[file] = picture
    return picture
  }

  /// The icon of that name: an SVG or PNG file by its ending, else a symbol.
  mutating func icon(_ name: String) throws(SceneFileProblem) -> TabBarScene.Icon {
    let ending = name.lowercased()
    if ending.hasSuffix(".png") { return .template(try picture(name)) }
    if ending.hasSuffix(".svg") { return .svg(try drawing(name)) }
    guard let symbol = Symbol.named(name) else { throw .unknownIcon(name) }
    return .symbol(symbol.name)
  }

  /// Whether an icon's name is that of a file.
  static func isFile(_ icon: String) -> Bool {
    let ending = icon.lowercased().suffix(4)
    return ending == ".png" || ending == ".svg"
  }

  private func bytes(of file: String) throws(PNGError) -> [UInt8] {
    do throws(FileError) {
      return try FileReader.read(file, accepting: kinds)
    } catch {
      throw .file(error)
    }
  }

  private mutating func drawing(_ file: String) throws(SceneFileProblem) -> SVGIcon {
    files.insert(file)
    let bytes: [UInt8]
    do {
      bytes = try FileReader.read(file, maximumBytes: SVGIcon.maximumBytes, accepting: kinds)
    } catch {
      throw .unreadable(file: file, error)
    }
    do {
      return try SVGIcon(bytes: bytes)
    } catch {
      if GitLFSPointer(bytes) != nil { throw .iconPointer(file: file) }
      throw .icon(file: file, error)
    }
  }
}
