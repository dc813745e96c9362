extension FileComparison {
  /// Two pictures as they are compared, and the space that their colours were converted to.
  struct Comparable {
    let expected: StoredImage
    let actual: StoredImage
    /// `nil` where the samples are those of the files.
    let space: WorkingSpace?
  }

  /// The pictures in one colour space that holds all of their colours, where that is asked for.
  ///
  /// Tags of one meaning need no conversion: the same samples are the same colours, and others are
  /// not, also where sRGB would cut both to one.
  func comparable(_ first: StoredPNG, _ second: StoredPNG) throws(Problem) -> Comparable {
    guard managesColor, !first.tags.hasSameMeaning(as: second.tags) else {
      return Comparable(expected: first.image, actual: second.image, space: nil)
    }
    var imaginary = Side.expected
    for space in WorkingSpace.allCases {
      let expected = try converted(first, .expected, to: space)
      let actual = try converted(second, .actual, to: space)
      if let expected, let actual {
        return Comparable(expected: expected, actual: actual, space: space)
      }
      imaginary = expected == nil ? .expected : .actual
    }
    // The last space is the widest: what it does not hold is no colour.
    throw .inconvertible(imaginary, .imaginaryColors)
  }

  /// A picture in a space; `nil` where that does not hold all of its colours.
  private func converted(
    _ picture: StoredPNG, _ side: Side, to space: WorkingSpace
  ) throws(Problem) -> StoredImage? {
    if space == .sRGB, picture.tags.hasSameMeaning(as: PNGColorTags()) { return picture.image }
    do throws(ColorConversionError) {
      let (image, isWithin) = try picture.image.converted(from: picture.tags, to: space)
      return isWithin ? image : nil
    } catch {
      throw .inconvertible(side, error)
    }
  }
}

extension FileComparison.Outcome {
  /// The pictures as they are shown: as sRGB, to its range, where colours are managed.
  ///
  /// A picture whose tag is not known here is shown as it is stored.
  package var shown: (expected: StoredImage, actual: StoredImage) {
    (shown(expected), shown(actual))
  }

  private func shown(_ picture: StoredPNG) -> StoredImage {
    guard managesColor, !picture.tags.hasSameMeaning(as: PNGColorTags()) else {
      return picture.image
    }
    return (try? picture.image.converted(from: picture.tags)) ?? picture.image
  }
}
