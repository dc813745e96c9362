import TabRender

/// The word that was probably meant.
enum Suggestion {
  /// The closest candidate, `nil` when none is close.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    NearestName.nearest(to: word, among: candidates)
  }
}
