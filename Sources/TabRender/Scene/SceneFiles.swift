/// What a description names, read and looked up.
package struct SceneFiles: Sendable {
  /// The content, when it is a picture.
  package let content: Bitmap?
  /// The bar's items with their icons.
  package let items: [TabBarScene.Item]
  /// What was left out of the icons' files, with their names.
  package let warnings: [(file: String, warning: SVGWarning)]

  /// Reads the files of a description.
  ///
  /// - Parameters:
  ///   - description: What names them.
  ///   - limit: How many pixels a picture may have.
  /// - Throws: The first file that cannot be used.
  package init(_ description: SceneDescription, limit: Int) throws(SceneFileProblem) {
    if case .file(let file) = description.content {
      content = try Self.picture(file, limit: limit)
    } else {
      content = nil
    }
    switch description.items {
    case .usual(let count):
      items = TabBarScene.Item.examples(count)
      warnings = []
    case .written(let words):
      var items: [TabBarScene.Item] = []
      var warnings: [(file: String, warning: SVGWarning)] = []
      for item in words { items.append(try Self.item(item, limit: limit, &warnings)) }
      self.items = items
      self.warnings = warnings
    }
  }

  private static func item(
    _ words: ItemWords, limit: Int, _ warnings: inout [(file: String, warning: SVGWarning)]
  ) throws(SceneFileProblem) -> TabBarScene.Item {
    var icon: TabBarScene.Icon?
    if let name = words.icon, !name.isEmpty {
      icon = try self.icon(name, limit: limit)
      if case .svg(let drawing) = icon { warnings += drawing.warnings.map { (name, $0) } }
    }
    return TabBarScene.Item(
      title: words.title, icon: icon, badge: words.badge.flatMap { TabBarScene.Badge($0) })
  }

  /// The icon of that name: an SVG or PNG file by its ending, else a symbol.
  package static func icon(
    _ name: String, limit: Int
  ) throws(SceneFileProblem) -> TabBarScene.Icon {
    let ending = name.lowercased()
    if ending.hasSuffix(".png") { return .template(try picture(name, limit: limit)) }
    if ending.hasSuffix(".svg") { return .svg(try drawing(name)) }
    guard let symbol = Symbol.named(name) else { throw .unknownIcon(name) }
    return .symbol(symbol.name)
  }

  /// The picture in a PNG file.
  package static func picture(_ file: String, limit: Int) throws(SceneFileProblem) -> Bitmap {
    do {
      return try PNGDecoder(maximumPixels: limit).decode(contentsOf: file)
    } catch {
      throw .picture(file: file, error)
    }
  }

  private static func drawing(_ file: String) throws(SceneFileProblem) -> SVGIcon {
    let bytes: [UInt8]
    do {
      bytes = try FileReader.read(file, maximumBytes: SVGIcon.maximumBytes)
    } catch {
      throw .unreadable(file: file, error)
    }
    do {
      return try SVGIcon(bytes: bytes)
    } catch {
      throw .icon(file: file, error)
    }
  }
}

/// A file that a scene names and that cannot be used.
package enum SceneFileProblem: Error, Hashable, Sendable {
  /// A picture cannot be read.
  case picture(file: String, PNGError)
  /// An icon's file cannot be read at all.
  case unreadable(file: String, FileError)
  /// An icon's file is not an SVG that can be drawn.
  case icon(file: String, SVGError)
  /// No symbol has that name.
  case unknownIcon(String)
}

extension SceneFileProblem: CustomStringConvertible {
  /// One line with the file's name.
  package var description: String {
    switch self {
    case .picture(let file, let error): "\(file): \(error)"
    case .unreadable(let file, let error): "\(file): \(error)"
    case .icon(let file, let error): "\(file): \(error)"
    case .unknownIcon(let name): "there is no icon \"\(JSONReview.shortened(name))\""
    }
  }

  /// One thing that helps, if there is something to say.
  package var hint: String? {
    guard case .unknownIcon(let name) = self else { return nil }
    return NearestWord.nearest(to: name, among: Symbol.names).map { "did you mean \"\($0)\"?" }
      ?? "`tabrender list icons` has the names; a .svg or .png file will do as well"
  }
}
