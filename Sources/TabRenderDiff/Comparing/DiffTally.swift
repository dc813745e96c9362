/// What is counted while pixels are compared.
///
/// Sums of whole numbers and largest values only, so that any order of adding gives the same.
struct DiffTally: Sendable {
  /// Pixels that at least one picture has and that are not ignored.
  var compared = 0
  /// Pixels that at least one picture has and that are ignored.
  var ignored = 0
  /// Pixels of both pictures that differ by more than the tolerance.
  var different = 0
  /// Compared pixels that one picture has.
  var outside = 0
  /// Pixels whose stored samples differ.
  var stored = 0
  /// Of those, pixels that are fully transparent in both pictures.
  var hidden = 0
  /// Pixels that differ within the tolerance.
  var tolerated = 0
  /// The largest difference of a channel, in the steps of the depth.
  var largestDelta = 0
  /// The largest colour difference, where the tolerance asks for it.
  var largestDeltaE = 0.0

  /// Whether every pixel is equal.
  var isUneventful: Bool { ignored == 0 && different == 0 && outside == 0 && tolerated == 0 }

  static func += (sum: inout DiffTally, part: DiffTally) {
    sum.compared += part.compared
    sum.ignored += part.ignored
    sum.different += part.different
    sum.outside += part.outside
    sum.stored += part.stored
    sum.hidden += part.hidden
    sum.tolerated += part.tolerated
    sum.largestDelta = max(sum.largestDelta, part.largestDelta)
    sum.largestDeltaE = max(sum.largestDeltaE, part.largestDeltaE)
  }
}
