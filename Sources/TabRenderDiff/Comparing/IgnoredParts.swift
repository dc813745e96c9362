extension DiffOptions {
  /// Whether some pixels may not be compared because they are left out.
  package var leavesPartsOut: Bool { !ignored.isEmpty || mask != nil }
}

extension DiffSummary {
  /// Whether every pixel was left out, so that ``isEqual`` says nothing.
  ///
  /// False for pictures without pixels: of those nothing was left out.
  public var comparedNothing: Bool { comparedPixels == 0 && ignoredPixels > 0 }

  /// The sentence for that.
  package static let comparedNothingText = "nothing was compared: every pixel is ignored"
}

extension PixelRect {
  /// Whether no pixel of pictures of these sizes is in the rectangle.
  package func isOutside(of sizes: [DiffSummary.Size]) -> Bool {
    sizes.allSatisfy { size in
      intersection(PixelRect(width: size.width, height: size.height)).isEmpty
    }
  }
}
