/// A closure with a title and a picture, that a control calls.
@MainActor open class UIAction {
  /// What names an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates an identifier from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The text that a button takes.
  open var title: String
  /// The picture that a button takes.
  open var image: UIImage?
  /// The name.
  public let identifier: Identifier?
  /// Who called last.
  public internal(set) var sender: Any?
  let handler: (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    handler: @escaping (UIAction) -> Void
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    self.handler = handler
  }
}
