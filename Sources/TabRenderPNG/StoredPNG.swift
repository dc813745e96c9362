/// A picture as a PNG file stores it, and what the file says beside it.
public struct StoredPNG: Hashable, Sendable {
  /// The picture with its stored samples.
  public internal(set) var image: StoredImage
  /// What was passed over on the way, in the order found; empty for a sound file.
  public let warnings: [PNGWarning]
  /// What the file says about its colours; nothing of it is applied to ``image``.
  public let tags: PNGColorTags
  /// What the file holds beside pixels and colours.
  public let metadata: PNGMetadataDigest
  /// What tells the frames of an animation that are not compared, and its timing, from another's.
  let frames: PNGFrameDigest

  /// What differs between two files beside their pixels, a line each; empty where nothing does.
  ///
  /// Colour tags count as different when they mean different colours, not when they are written in
  /// other chunks.
  ///
  /// `space` is the colour space that colours were converted to before they were compared; `nil`, the
  /// default, where the samples are compared as stored.
  package func notes(comparedTo other: StoredPNG, in space: WorkingSpace? = nil) -> [String] {
    var notes: [String] = []
    let (tag, otherTag) = (tags.effective.description, other.tags.effective.description)
    let way =
      space.map { "converted to \($0.rawValue)" }
      ?? "compared as stored; --color-management on converts"
    if !tags.hasSameMeaning(as: other.tags) {
      notes.append("colour tags differ: \(tag) ≠ \(otherTag) (\(way))")
    } else if !tags.hasSameMeaning(as: PNGColorTags()) {
      // The same samples are the same colours: there is nothing to convert.
      notes.append("both are tagged \(tag) (compared as stored)")
    }
    let names = metadata.names(differingFrom: other.metadata)
    if !names.isEmpty { notes.append("metadata differs: \(names.joined(separator: ", "))") }
    if metadata.isCutOff || other.metadata.isCutOff {
      notes.append("there are more chunks of metadata than are compared")
    }
    if isAnimated && other.isAnimated {
      notes.append("both are animated: only one picture of each is compared")
    }
    return notes
  }

  /// Whether both are animations that differ in frames which are not compared, or in their timing.
  package func hasOtherFrames(than other: StoredPNG) -> Bool {
    isAnimated && other.isAnimated && frames != other.frames
  }

  private var isAnimated: Bool {
    warnings.contains { if case .animated = $0 { true } else { false } }
  }
}
