import TabRender

/// Whatever the bytes are, reading ends with a picture or an error that has words, all ways of
/// reading agree, and comparing pictures gives numbers that fit together.
enum PNGCheck {
  private static let decoder = PNGDecoder(maximumPixels: 1 << 12)
  /// Pictures up to here are compared and written too, which takes longer.
  private static let smallPixels = 1 << 7

  static func check(_ bytes: [UInt8]) {
    checkReading(bytes)
    // A changed byte nearly always breaks a checksum, and then what lies behind it is not reached.
    let repaired = PNGChecksums.repaired(bytes)
    if repaired != bytes { checkReading(repaired) }
  }

  private static func checkReading(_ bytes: [UInt8]) {
    let bitmap = try? decoder.decode(bytes)
    do throws(PNGError) {
      let stored = try decoder.readStored(bytes)
      check(stored, bitmap)
    } catch {
      demand(!error.description.isEmpty, "an error has words")
      demand(error.hint?.isEmpty != true, "a hint has words")
      demand(bitmap == nil, "both ways of reading refuse the same files")
    }
  }

  private static func check(_ stored: StoredPNG, _ bitmap: Bitmap?) {
    let image = stored.image
    demand(
      bitmap?.width == image.width && bitmap?.height == image.height,
      "both ways of reading give the same size")
    demand(
      stored.notes(comparedTo: stored).allSatisfy { $0.hasPrefix("both are") },
      "a file has nothing that differs from itself")
    demand(!stored.warnings.contains { $0.description.isEmpty }, "a warning has words")
    let converted = convert(stored)
    demand(ImageDiff(expected: image, actual: image).summary.isEqual, "a picture equals itself")
    guard image.width * image.height <= smallPixels, let bitmap else { return }
    checkDiff(image, image, mayDiffer: false)
    checkWriting(bitmap)
    for other in [StoredImage(bitmap), converted].compactMap(\.self) {
      checkDiff(image, other, mayDiffer: true)
    }
  }

  private static func convert(_ stored: StoredPNG) -> StoredImage? {
    do throws(ColorConversionError) {
      let converted = try stored.image.converted(from: stored.tags)
      demand(
        converted.width == stored.image.width && converted.height == stored.image.height,
        "converting keeps the size")
      return converted
    } catch {
      demand(!error.description.isEmpty, "an error has words")
      return nil
    }
  }

  private static func checkWriting(_ bitmap: Bitmap) {
    guard let file = try? PNGEncoder().encode(bitmap) else {
      fatalError("broken promise: what was read can be written")
    }
    demand((try? decoder.decode(file)) == bitmap, "what is written is read back")
  }

  private static func checkDiff(_ one: StoredImage, _ other: StoredImage, mayDiffer: Bool) {
    for options in allOptions {
      let there = ImageDiff(expected: one, actual: other, options: options).summary
      let back = ImageDiff(expected: other, actual: one, options: options).summary
      demand(
        there.differingPixels == back.differingPixels
          && there.antialiasedPixels == back.antialiasedPixels,
        "the order of two pictures changes no count")
      demand(
        (0...there.comparedPixels).contains(there.differingPixels),
        "no more differ than are compared")
      demand(mayDiffer || there.isEqual && there.differingPixels == 0, "a picture equals itself")
    }
    for version in Pixelmatch.Version.allCases {
      let summary = Pixelmatch(version: version).compare(expected: one, actual: other).summary
      demand(mayDiffer || summary.isEqual, "a picture equals itself, also for pixelmatch")
    }
  }

  private static let allOptions: [DiffOptions] = {
    var strict = DiffOptions()
    strict.comparison = .stored
    var forgiving = DiffOptions()
    forgiving.tolerance = .channel(1.5)
    forgiving.ignoresAntialiasing = true
    forgiving.metrics = Set(DiffOptions.Metric.allCases)
    var perceived = DiffOptions()
    perceived.tolerance = .deltaE(2)
    return [DiffOptions(), strict, forgiving, perceived]
  }()
}
