/// What a description names, read and looked up.
package struct SceneFiles: Sendable {
  /// The pictures of the content and of layers, by their files.
  package let pictures: [String: Bitmap]
  /// The bar's items with their icons.
  package let items: [TabBarScene.Item]
  /// What was left out of the icons' files, with their names.
  package let warnings: [(file: String, warning: SVGWarning)]

  /// Reads the files of a description that somebody typed.
  ///
  /// - Parameters:
  ///   - description: What names them.
  ///   - limit: How many pixels a picture, and all pictures together, may have.
  /// - Throws: The first file that cannot be used.
  package init(_ description: SceneDescription, limit: Int) throws(SceneFileProblem) {
    var pictures = ScenePictures(limit: limit, accepting: .anything)
    try self.init(description, &pictures)
  }

  /// Reads the files of a description that have not been read yet.
  init(
    _ description: SceneDescription, _ pictures: inout ScenePictures
  ) throws(SceneFileProblem) {
    if case .file(let file) = description.content.subject { _ = try pictures.picture(file) }
    for file in description.layers.flatMap(\.pictureFiles) { _ = try pictures.picture(file) }
    var items: [TabBarScene.Item] = []
    var warnings: [(file: String, warning: SVGWarning)] = []
    switch description.bar?.items ?? .usual(4) {
    case .usual(let count): items = TabBarScene.Item.examples(count)
    case .written(let written):
      for item in written { items.append(try Self.item(item, &pictures, &warnings)) }
    }
    self.pictures = pictures.pictures
    self.items = items
    self.warnings = warnings
  }

  private static func item(
    _ description: ItemDescription, _ pictures: inout ScenePictures,
    _ warnings: inout [(file: String, warning: SVGWarning)]
  ) throws(SceneFileProblem) -> TabBarScene.Item {
    var icon: TabBarScene.Icon?
    if let name = description.icon, !name.isEmpty {
      icon = try pictures.icon(name)
      if case .svg(let drawing) = icon { warnings += drawing.warnings.map { (name, $0) } }
    }
    return TabBarScene.Item(
      title: description.title, icon: icon,
      badge: description.badge.flatMap { TabBarScene.Badge($0) })
  }
}

/// A file that a scene names and that cannot be used.
package enum SceneFileProblem: Error, Hashable, Sendable {
  /// A picture cannot be read.
  case picture(file: String, PNGError)
  /// With this picture, which is within the limit alone, a scene's have too many pixels together.
  case tooManyTogether(file: String, limit: Int)
  /// An icon's file cannot be read at all.
  case unreadable(file: String, FileError)
  /// An icon's file is not an SVG that can be drawn.
  case icon(file: String, SVGError)
  /// An icon's file is a Git LFS pointer.
  case iconPointer(file: String)
  /// No symbol has that name.
  case unknownIcon(String)
}

extension SceneFileProblem: CustomStringConvertible {
  /// One line with the file's name.
  package var description: String {
    switch self {
    case .picture(let file, let error): "\(file): \(error)"
    case .tooManyTogether(let file, let limit):
      "\(file): the pictures of a scene have more than \(limit) pixels together"
    case .unreadable(let file, let error): "\(file): \(error)"
    case .icon(let file, let error): "\(file): \(error)"
    case .iconPointer(let file): "\(file): this is a Git LFS pointer, not an icon"
    case .unknownIcon(let name): "there is no icon \"\(JSONValidator.shortened(name))\""
    }
  }

  /// One thing that helps, if there is something to say.
  package var hint: String? {
    switch self {
    case .tooManyTogether: return "--max-pixels N allows more"
    case .picture(_, let error): return error.hint
    case .iconPointer: return "git lfs pull"
    case .unknownIcon(let name): return Self.hint(unknownIcon: name)
    case .unreadable, .icon: return nil
    }
  }

  /// Whether a file is missing or cannot be read, or what is in it is at fault.
  package var cause: JSONProblem.Cause {
    switch self {
    case .picture(_, let error): error.isNoInput ? .noInput : .content
    case .unreadable(_, .tooLarge): .content
    case .unreadable, .iconPointer: .noInput
    case .tooManyTogether, .icon, .unknownIcon: .content
    }
  }

  private static func hint(unknownIcon name: String) -> String {
    nearestIcon(to: name).map { "did you mean \"\($0)\"?" }
      ?? whereIconsAre
  }

  /// What helps where no icon has a name like the given one.
  package static let whereIconsAre =
    "`tabrender list icons` has the names; a .svg or .png file will do as well"

  /// The symbol that was probably meant: spelled almost so, or beginning alike.
  package static func nearestIcon(to name: String) -> String? {
    NearestName.nearest(to: name, among: Symbol.names)
      ?? NearestName.beginning(like: name, among: Symbol.names)
  }
}
