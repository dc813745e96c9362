import TabRender
import Testing
import TestSupport

@Suite("Comparing two files")
struct FileComparisonTests {
  private static let p3: [UInt8] = [12, 13, 0, 1]
  private static let bt2020: [UInt8] = [9, 13, 0, 1]

  private func file(_ points: [UInt8]?, _ pixel: [UInt8]) -> [UInt8] {
    HandmadePNG(
      width: 1, height: 1, colorType: 2, chunks: points.map { [("cICP", $0)] } ?? [],
      rows: [0] + pixel
    ).file
  }

  private func compare(
    _ expected: [UInt8], _ actual: [UInt8], _ change: (inout FileComparison) -> Void = { _ in }
  ) throws -> FileComparison.Outcome {
    var comparison = FileComparison()
    comparison.managesColor = true
    change(&comparison)
    return try comparison.compare(expected: expected, actual: actual)
  }

  @Test("Colours that sRGB cannot tell apart differ where both have one tag")
  func sameTag() throws {
    let outcome = try compare(file(Self.p3, [255, 0, 0]), file(Self.p3, [240, 0, 0]))
    #expect(outcome.diff.summary.differingPixels == 1)
    #expect(outcome.diff.summary.largestDelta == 15)
    #expect(outcome.notes == ["both are tagged cICP Display P3 (compared as stored)"])
  }

  @Test(
    "Colours that sRGB cuts to one differ where their tags do",
    arguments: [
      (p3, nil, "cICP Display P3 ≠ no tag (converted to Display P3)"),
      (p3, bt2020, "cICP Display P3 ≠ cICP 9/13/0/1 (converted to XYZ)"),
    ] as [([UInt8], [UInt8]?, String)])
  func otherTag(first: [UInt8], second: [UInt8]?, note: String) throws {
    let outcome = try compare(file(first, [255, 0, 0]), file(second, [255, 0, 0]))
    #expect(outcome.diff.summary.differingPixels == 1)
    #expect(outcome.notes == ["colour tags differ: \(note)"])
    let shown = outcome.shownBytes
    #expect(shown.0[0] == 255 && shown.1[0] == 255 && shown.0[2] == 0)
  }

  @Test("One colour in two spaces is equal but for rounding")
  func oneColour() throws {
    // The white and the greys of all spaces are the same.
    let grey = try compare(file(Self.p3, [90, 90, 90]), file(nil, [90, 90, 90])) {
      $0.rule.options.tolerance = .channel(0.02)
    }
    #expect(grey.diff.summary.isEqual)
    #expect(grey.notes.first?.hasSuffix("(converted to sRGB)") == true)
  }

  @Test("Options say what counts, and every pixel's fate is told")
  func options() throws {
    func row(_ levels: [UInt8]) -> [UInt8] {
      HandmadePNG(width: levels.count, height: 1, colorType: 0, rows: [0] + levels).file
    }
    let outcome = try compare(row([1, 2, 30, 40]), row([1, 3, 31, 90])) {
      $0.options.tolerance = .channel(1)
      $0.options.mask = Mask(width: 3, height: 1, bytes: [0, 127, 128])
    }
    let pixelClasses = (-1...4).map { outcome.diff.pixelClass(x: $0, y: 0) }
    #expect(pixelClasses == [.equal, .equal, .tolerated, .ignored, .different, .equal])
    #expect(!outcome.diff.summary.isEqual && !outcome.diff.summary.comparedNothing)
    #expect(
      outcome.diff.summary.jsonText.hasPrefix(
        #"{"expectedSize":[4,1],"actualSize":[4,1],"pixels":1,"#))
  }

  @Test("A picture as a mask covers what is opaque, and what is white where all of it is")
  func masks() {
    let translucent = Bitmap(width: 2, height: 1, bytes: [0, 0, 0, 255, 9, 9, 9, 128])
    #expect(Mask(translucent) == Mask(width: 2, height: 1, bytes: [255, 128]))
    let opaque = Bitmap(width: 2, height: 1, bytes: [0, 0, 0, 255, 9, 200, 9, 255])
    #expect(Mask(opaque) == Mask(width: 2, height: 1, bytes: [0, 200]))
    #expect(Mask(Bitmap(width: 0, height: 0)) == Mask(width: 0, height: 0))
  }

  @Test("What cannot be compared is said in a sentence")
  func problems() {
    let pixel = file(nil, [1, 2, 3])
    func message(_ expected: [UInt8], _ actual: [UInt8], _ limit: Int = 9) -> String? {
      do throws(FileComparison.Problem) {
        var comparison = FileComparison()
        comparison.maximumPixels = limit
        comparison.options.mask = Mask(width: 1, height: 1, bytes: [255])
        _ = try comparison.compare(expected: expected, actual: actual)
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(message(pixel, pixel) == "nothing was compared: every pixel is ignored")
    #expect(
      message([], Array(pixel.dropLast(20)))?.hasPrefix(
        "the expected picture: is empty (0 bytes); the actual picture: ") == true)
    let (wide, tall) = (
      HandmadePNG(width: 4, height: 1, colorType: 0, rows: [0, 1, 2, 3, 4]).file,
      HandmadePNG(width: 1, height: 3, colorType: 0, rows: [0, 1, 0, 2, 0, 3]).file
    )
    #expect(message(wide, tall) == "both together are 4×3 px, over the limit of 9 px")
  }

  @Test("The picture with colours that no light has is named", arguments: [true, false])
  func imaginary(isExpected: Bool) throws {
    let points = [31_270, 32_900, 90_000, 30_000, 30_000, 60_000, 15_000, 6000]
    let odd = HandmadePNG(
      width: 1, height: 1, colorType: 2, chunks: [("cHRM", points.flatMap(bigEndian))],
      rows: [0, 255, 0, 0]
    ).file
    let plain = file(nil, [255, 0, 0])
    let error = #expect(throws: FileComparison.Problem.self) {
      isExpected ? try compare(odd, plain) : try compare(plain, odd)
    }
    #expect(error == .inconvertible(isExpected ? .expected : .actual, .imaginaryColors))
  }

  @Test("A picture of differences over the limit is refused")
  func hugePicture() throws {
    func line(_ width: Int, _ height: Int) -> [UInt8] {
      let row = [UInt8](repeating: 0, count: 1 + (width + 7) / 8)
      return HandmadePNG(
        width: width, height: height, depth: 1, colorType: 0,
        rows: (0..<height).flatMap { _ in row }
      ).file
    }
    let outcome = try compare(line(60_000, 1), line(1, 9000)) { $0.maximumPixels = 1 << 30 }
    #expect(outcome.diff.summary.outsidePixels == 68_998)
    #expect(throws: PNGError.self) { try outcome.differencesFile(style: .heat, threads: 1) }
  }

  @Test("A mask of another size than the pictures is told", arguments: [(1, 1), (2, 1), (1, 3)])
  func mask(width: Int, height: Int) {
    var comparison = FileComparison()
    let pixel = DiffSummary.Size(width: 1, height: 1)
    #expect(comparison.maskWarning(for: pixel) == nil)
    comparison.rule.options.mask = Mask(width: width, height: height)
    #expect((comparison.maskWarning(for: pixel) == nil) == (width == 1 && height == 1))
  }
}

extension FileComparison.Outcome {
  /// The bytes of both pictures as they are shown, eight bits a sample.
  fileprivate var shownBytes: ([UInt8], [UInt8]) {
    (shown.expected.makeBitmap().bytes, shown.actual.makeBitmap().bytes)
  }
}
