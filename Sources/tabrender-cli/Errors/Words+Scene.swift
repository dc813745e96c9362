import TabRender

extension Words {
  /// Everything that is wrong with a scene file.
  static func complaints(_ error: SceneError) -> [Complaint] {
    switch error {
    case .unreadable(let file, let error): return [Complaint(error.description, file: file)]
    case .invalid(let problems, let omitted):
      let more = omitted > 0 ? [Complaint("and \(omitted) more", file: problems.first?.file)] : []
      return problems.map(Complaint.init) + more
    }
  }

  /// The words for a scene file that is hardly meant so, with the keys of the file.
  static func complaint(_ warning: TabBarWarning, in file: String) -> Complaint {
    switch warning {
    case .cornerRadiusClamped(let requested, let drawn, let side):
      Complaint(
        "bar.cornerRadius \(number(requested)) does not fit the \(number(side)) pt bar; "
          + "drawn as \(number(drawn))", file: file)
    case .sublayerClipped:
      Complaint(
        "the shadow is a sublayer of a clipped bar (bar.masksToBounds), so UIKit would not show it",
        hint: "\"host\": \"sibling\" in bar.shadow", file: file)
    case .ownShadowClipped:
      Complaint(
        "the shadow is the clipped bar's own (bar.masksToBounds), so UIKit would not show it",
        hint: "\"host\": \"sibling\" in bar.shadow", file: file)
    case .shadowOutsideCanvas:
      Complaint(
        "the shadow lies wholly outside the canvas", hint: "a smaller bar.shadow.offset",
        file: file)
    case .emptyBar:
      Complaint(
        "the bar has no area, so nothing of it is drawn", hint: "a larger bar.height", file: file)
    }
  }

  /// The words for a text that is cut short.
  static func truncated(_ text: String, in file: String? = nil) -> Complaint {
    Complaint(
      "\"\(JSONReview.shortened(text))\" is longer than its room, so it is cut short with …",
      file: file)
  }
}
