import TabRender

extension ValueSyntax where Value == ItemDescription {
  /// An item of the bar: its title, then perhaps its icon and its badge, with colons between.
  ///
  /// A backslash takes the next character as it is, so that a title may hold a colon.
  static var item: Self {
    ValueSyntax(placeholder: "TITLE[:icon[:badge]]", allowed: "") {
      (text: String) throws(ValueError) in
      let parts = parts(of: text)
      guard parts.count <= 3, !text.isEmpty else {
        throw .malformed(expected: "TITLE[:icon[:badge]], such as Inbox:tray:3")
      }
      return ItemDescription(
        title: parts[0], icon: parts.count > 1 ? parts[1] : nil,
        badge: parts.count > 2 ? parts[2] : nil)
    }
  }

  private static func parts(of text: String) -> [String] {
    var parts = [""]
    var isEscaped = false
    for character in text {
      switch character {
      case _ where isEscaped:
        parts[parts.count - 1].append(character)
        isEscaped = false
      case "\\": isEscaped = true
      case ":": parts.append("")
      default: parts[parts.count - 1].append(character)
      }
    }
    return parts
  }
}
