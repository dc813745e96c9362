/// Where a library looks for fonts.
public struct FontSearch: Hashable, Sendable {
  /// The file that stands for the system font in every weight; `nil`, the default, looks for Inter.
  public var file: String?
  /// The face of a collection that ``file`` means; 0 by default.
  public var face: Int
  /// Folders searched before the usual ones, for Inter and for fallbacks; none by default.
  public var folders: [String]

  /// Creates a search; by default Inter in the usual folders.
  public init(file: String? = nil, face: Int = 0, folders: [String] = []) {
    self.file = file
    self.face = face
    self.folders = folders
  }
}
