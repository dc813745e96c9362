/// What scrolls behind the bar, before its colour is resolved or its file is read.
package struct ContentDescription: Hashable, JSONRecord {
  /// What it shows; `nil` is a list behind a bar, and nothing where there is no bar.
  package var subject: Subject?
  /// How far it is scrolled up, in points.
  package var scroll: Double?
  /// Whether there is text, when that does not follow from the items.
  package var showsText: Bool?

  /// What the content shows.
  package enum Subject: Hashable, Sendable {
    case kind(TabBarScene.Content.Kind)
    case solid(DynamicColor)
    case file(String)
  }

  /// Creates the default content.
  package init() {}

  package static let keys = JSONObjectForm(
    ContentDescription(),
    [
      JSONBinding(
        "kind", \.kind, .kind, default: "list; none without a bar", "what it looks like"),
      JSONBinding("color", \.color, .color, "of kind solid"),
      JSONBinding("file", \.file, .file, "of kind picture: a PNG file, relative to this one"),
      JSONBinding(
        "scroll", \.scroll, .coordinate, default: "a row lies behind the corners",
        "how far it is scrolled up"),
      JSONBinding(
        "text", \.showsText, .boolean, default: "true where the bar has items",
        "text in rows and in the status bar; grey bars without it"),
    ])

  /// The kinds of content that are drawn here, by their names.
  package static let kinds: [(name: String, kind: TabBarScene.Content.Kind)] = [
    ("list", .list), ("feed", .feed), ("photo", .photo), ("stripes", .stripes),
    ("checker", .checker), ("none", .none),
  ]
}

// The subject as three keys. A checked file has a color or a file where its kind asks for one, and
// nowhere else.
extension ContentDescription {
  fileprivate var kind: String? {
    get {
      switch subject {
      case .kind(let kind): Self.kinds.first { $0.kind == kind }?.name
      case .solid: "solid"
      case .file: "picture"
      case nil: nil
      }
    }
    set { subject = Self.kinds.first { $0.name == newValue }.map { .kind($0.kind) } }
  }

  fileprivate var color: DynamicColor? {
    get { if case .solid(let color) = subject { color } else { nil } }
    set { subject = newValue.map { .solid($0) } }
  }

  fileprivate var file: String? {
    get { if case .file(let file) = subject { file } else { nil } }
    set { subject = newValue.map { .file($0) } }
  }
}

extension JSONForm where Value == String {
  fileprivate static let kind = JSONForm(
    .word(ContentDescription.kinds.map(\.name) + ["solid", "picture"]), read: \.string,
    write: JSONValue.string)
}
