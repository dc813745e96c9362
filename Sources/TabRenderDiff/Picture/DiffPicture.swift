/// Draws what a comparison found, so that it is seen at first sight.
///
/// The picture is as large as the smallest one that holds both, pixel for pixel; a legend stands
/// below it where the style has one. What colours mean is in ``Style``.
public struct DiffPicture: Hashable, Sendable {
  /// How differences are shown.
  ///
  /// All but `blink` and `mask` show antialiased pixels blue and tolerated ones yellow, put a grey hatch
  /// over what was ignored, and a violet hatch over what only one picture has: falling to the right
  /// for the expected one, rising for the actual one.
  public enum Style: String, CaseIterable, Hashable, Sendable {
    /// The expected picture in pale grey, and each difference in a colour that tells its size.
    ///
    /// The scale is logarithmic, from orange for 1/255 over red to dark violet for 255/255, and a
    /// legend has it where the picture is at least 40 px wide.
    case heat
    /// The expected picture in pale grey, and every difference red.
    case red
    /// Expected, heat and actual side by side; a checkerboard shows where they are transparent.
    case side
    /// The actual picture with 60 % red over the differences and outlines around them.
    case overlay
    /// White where the pictures differ, black elsewhere; it can be given as a mask of what to ignore.
    case mask
    /// The expected and the actual picture in turn: an animation of two frames.
    case blink
  }

  /// The most pixels that the smallest picture that holds both may have: 268,435,456, a square of
  /// 16,384; a third of it where the pictures stand side by side.
  ///
  /// Each takes 4 bytes while it is drawn.
  public static let mostPixels = 1 << 28

  /// How differences are shown; heat by default.
  public var style: Style

  /// Creates a way to draw differences.
  public init(style: Style = .heat) {
    self.style = style
  }

  /// The picture of the differences that `diff` found between the two pictures.
  ///
  /// Of an animation it is the first frame.
  ///
  /// - Precondition: `diff` is a comparison of pictures of the same sizes as these, and ``mostPixels``
  ///   is kept.
  public func make(expected: StoredImage, actual: StoredImage, diff: ImageDiff) -> Bitmap {
    let rows = rows(expected, actual)
    switch style {
    case .heat: return DiffPainter(rows, diff).heat()
    case .red: return DiffPainter(rows, diff).red()
    case .side: return DiffPainter(rows, diff).side()
    case .overlay: return DiffPainter(rows, diff).overlay()
    case .mask: return DiffPainter(rows, diff).mask()
    case .blink: return rows.plainPicture(of: .expected)
    }
  }

  /// The frames of the picture: two of `blink`, one of the other styles.
  ///
  /// - Precondition: `diff` is a comparison of pictures of the same sizes as these, and ``mostPixels``
  ///   is kept.
  public func makeFrames(
    expected: StoredImage, actual: StoredImage, diff: ImageDiff
  ) -> [Bitmap] {
    guard style == .blink else { return [make(expected: expected, actual: actual, diff: diff)] }
    let rows = rows(expected, actual)
    return [rows.plainPicture(of: .expected), rows.plainPicture(of: .actual)]
  }

  /// The most pixels that the smallest picture that holds both may have in this style.
  package var mostPixels: Int { style == .side ? Self.mostPixels / 3 : Self.mostPixels }

  /// Whether pictures whose smallest common one has this size can be drawn.
  package func canDraw(_ union: DiffSummary.Size) -> Bool {
    union.width <= mostPixels / max(1, union.height)
  }

  private func rows(_ expected: StoredImage, _ actual: StoredImage) -> UnionRows {
    let rows = UnionRows(expected: expected, actual: actual)
    precondition(
      canDraw(DiffSummary.Size(width: rows.width, height: rows.height)),
      "A picture of the differences of these would not fit into memory.")
    return rows
  }
}
