/// The name that was probably meant.
package enum NearestName {
  /// The closest candidate, `nil` when none is close: at most one slip in three letters.
  ///
  /// Upper and lower case are alike. Of equally close candidates the first one is taken.
  package static func nearest(to name: String, among candidates: [String]) -> String? {
    // Names are short; a long text is no slip, and its distance would be costly.
    guard name.utf8.count <= 100 else { return nil }
    let lowered = Array(name.lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      let distance = distance(lowered, Array(candidate.lowercased()))
      let limit = max(1, min(lowered.count, candidate.count) / 3)
      guard distance <= limit, distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// The candidate that begins most as the given one does: over at least half of it, and four
  /// letters; `nil` when there is none.
  ///
  /// Upper and lower case are alike. Of equal candidates the first one is taken.
  package static func beginning(like name: String, among candidates: [String]) -> String? {
    let name = name.lowercased()
    var best: (candidate: String, length: Int)?
    for candidate in candidates {
      let length = zip(name, candidate.lowercased()).prefix { $0 == $1 }.count
      guard length >= max(4, (name.count + 1) / 2), length > best?.length ?? 0 else { continue }
      best = (candidate, length)
    }
    return best?.candidate
  }

  /// Damerau and Levenshtein's distance, in its optimal string alignment form: the least number of
  /// letters to insert, remove, replace, or swap with their neighbour.
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var (older, old) = ([Int](), Array(0...b.count))
    for i in 0..<a.count {
      var row = [i + 1]
      for j in 0..<b.count {
        var cost = min(old[j + 1] + 1, row[j] + 1, old[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, older[j - 1] + 1) }
        row.append(cost)
      }
      (older, old) = (old, row)
    }
    return old[b.count]
  }
}
