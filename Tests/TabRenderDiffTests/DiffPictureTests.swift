import Testing
import TabRenderBase
import TabRenderDiff

/// Two small pictures and their comparison.
private struct Pair {
  let expected: StoredImage
  let actual: StoredImage
  var options = DiffOptions()

  init(_ expected: Bitmap, _ actual: Bitmap, options: DiffOptions = DiffOptions()) {
    self.expected = StoredImage(expected)
    self.actual = StoredImage(actual)
    self.options = options
  }

  func picture(_ style: DiffPicture.Style) -> Bitmap {
    DiffPicture(style: style).make(expected: expected, actual: actual, diff: diff)
  }

  var diff: ImageDiff { ImageDiff(expected: expected, actual: actual, options: options) }
}

/// One grey everywhere.
private func grey(_ level: UInt8, width: Int = 8, height: Int = 8) -> Bitmap {
  Bitmap(
    width: width, height: height,
    bytes: (0..<width * height).flatMap { _ in [level, level, level, 255] })
}

/// One grey everywhere but for a pixel.
private func grey(_ level: UInt8, except other: UInt8, x: Int, y: Int) -> Bitmap {
  var bitmap = grey(level)
  bitmap[x, y] = PremultipliedPixel(red: other, green: other, blue: other)
  return bitmap
}

private func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> PremultipliedPixel {
  PremultipliedPixel(red: red, green: green, blue: blue)
}

@Suite("Pictures of differences")
struct DiffPictureTests {
  @Test(
    "Heat shows a difference by its logarithm: the first step is bright orange already",
    arguments: [
      (1, rgb(255, 149, 0)), (4, rgb(255, 59, 20)), (16, rgb(205, 0, 60)), (64, rgb(120, 0, 110)),
    ] as [(UInt8, PremultipliedPixel)])
  func heatByDelta(delta: UInt8, color: PremultipliedPixel) {
    let picture = Pair(grey(20), grey(20, except: 20 + delta, x: 3, y: 2)).picture(.heat)
    #expect(picture[3, 2] == color)
  }

  @Test("Heat grows steadily darker with the difference")
  func heatIsMonotone() {
    let lights = (1...255).map { (delta: Int) -> Int in
      let picture = Pair(grey(0), grey(0, except: UInt8(delta), x: 0, y: 0)).picture(.heat)
      let pixel = picture[0, 0]
      return Int(pixel.red) * 54 + Int(pixel.green) * 183 + Int(pixel.blue) * 19
    }
    #expect(zip(lights, lights.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(Set(lights).count > 100)
  }

  @Test(
    "What is equal is pale grey, from the picture's own light",
    arguments: [(0, 175), (255, 255), (128, 216)] as [(UInt8, UInt8)])
  func faded(level: UInt8, pale: UInt8) {
    for style in [DiffPicture.Style.heat, .red] {
      let picture = Pair(grey(level), grey(level, except: 60, x: 7, y: 7)).picture(style)
      #expect(picture[0, 0] == rgb(pale, pale, pale))
    }
  }

  @Test("A difference of alpha alone is shown, on black too")
  func alphaOnly() {
    var half = Bitmap(width: 8, height: 8)
    half[1, 1] = PremultipliedPixel(red: 0, green: 0, blue: 0, alpha: 64)
    let picture = Pair(Bitmap(width: 8, height: 8), half).picture(.heat)
    #expect(picture[1, 1] == rgb(120, 0, 110))
  }

  @Test("Of 16-bit pictures half a step of 8 bits is a first step")
  func sixteenBits() {
    func image(_ low: UInt8) -> StoredImage {
      StoredImage(width: 1, height: 1, form: .grey, bitDepth: 16, bytes: [10, low])
    }
    let diff = ImageDiff(expected: image(0), actual: image(1))
    let picture = DiffPicture().make(expected: image(0), actual: image(1), diff: diff)
    #expect(picture[0, 0] == rgb(255, 149, 0))
  }

  @Test("Colours that cannot be seen are shown by how far apart they are stored")
  func hiddenColours() {
    func image(_ red: UInt8) -> StoredImage {
      StoredImage(width: 1, height: 1, form: .rgba, bitDepth: 8, bytes: [red, 0, 0, 0])
    }
    var options = DiffOptions()
    options.comparison = .stored
    let diff = ImageDiff(expected: image(0), actual: image(16), options: options)
    #expect(diff.summary.differingPixels == 1)
    let picture = DiffPicture().make(expected: image(0), actual: image(16), diff: diff)
    #expect(picture[0, 0] == rgb(205, 0, 60))
  }

  @Test("Tolerated pixels are yellow, ignored ones hatched")
  func toleratedAndIgnored() {
    var options = DiffOptions()
    options.tolerance = .channel(4)
    options.ignored = [PixelRect(minX: 0, minY: 4, maxX: 8, maxY: 8)]
    var actual = grey(20, except: 22, x: 1, y: 1)
    actual[5, 1] = rgb(90, 90, 90)
    actual[2, 6] = rgb(255, 0, 0)
    let picture = Pair(grey(20), actual, options: options).picture(.red)
    #expect(picture[1, 1] == rgb(235, 215, 90))
    #expect(picture[5, 1] == rgb(255, 0, 0))
    let hatch = Set((0..<8).map { picture[$0, 6] })
    #expect(hatch.count == 2 && !hatch.contains(rgb(255, 0, 0)))
  }

  @Test("Forgiven pixels are blue in every style over a picture")
  func antialiased() {
    let summary = DiffSummary(
      expected: .init(width: 1, height: 1), actual: .init(width: 1, height: 1))
    let diff = ImageDiff(
      summary: summary, pixelClasses: [ImageDiff.PixelClass.antialiased.rawValue])
    let images = (
      StoredImage(grey(0, width: 1, height: 1)), StoredImage(grey(9, width: 1, height: 1))
    )
    for style in [DiffPicture.Style.heat, .red] {
      let picture = DiffPicture(style: style)
        .make(expected: images.0, actual: images.1, diff: diff)
      #expect(picture[0, 0] == rgb(10, 110, 255))
    }
  }

  @Test("Pictures of different sizes are drawn on the smallest that holds both")
  func union() {
    let pair = Pair(grey(0, width: 20, height: 8), grey(0, width: 8, height: 20))
    let picture = pair.picture(.red)
    #expect(picture.width == 20 && picture.height == 20)
    let onlyExpected = Set((8..<20).flatMap { x in (0..<8).map { y in picture[x, y] } })
    let onlyActual = Set((0..<8).flatMap { x in (8..<20).map { y in picture[x, y] } })
    #expect(onlyExpected.count == 2 && onlyExpected == onlyActual)
    #expect(picture[19, 19] == rgb(255, 255, 255))
    #expect(picture[0, 0] == rgb(175, 175, 175))
  }

  @Test(
    "A legend stands below heat where there is room for it",
    arguments: [(39, 0), (40, 19), (160, 19), (400, 19), (800, 38)])
  func legend(width: Int, rows: Int) {
    let picture = Pair(grey(0, width: width, height: 2), grey(1, width: width, height: 2))
      .picture(.heat)
    #expect(picture.width == width && picture.height == 2 + rows)
    guard rows > 0 else { return }
    let colors = Set((0..<width).map { picture[$0, 2 + rows / 3] })
    #expect(colors.contains(rgb(255, 255, 255)) && colors.count > 20)
  }

  @Test("The mask is white where the pictures differ and black elsewhere")
  func mask() {
    let picture = Pair(grey(20), grey(20, except: 21, x: 3, y: 2)).picture(.mask)
    #expect(picture[3, 2] == rgb(255, 255, 255))
    #expect(picture[2, 2] == rgb(0, 0, 0))
  }

  @Test("Side by side are expected, heat and actual")
  func side() {
    let pair = Pair(grey(20), grey(20, except: 24, x: 3, y: 2))
    let picture = pair.picture(.side)
    #expect(picture.width == 8 + 4 + 8 + 4 + 8)
    #expect(picture[3, 2] == rgb(20, 20, 20))
    #expect(picture[12 + 3, 2] == rgb(255, 59, 20))
    #expect(picture[24 + 3, 2] == rgb(24, 24, 24))
  }

  @Test("The overlay keeps the actual picture's colours beside red differences in a frame")
  func overlay() {
    let pair = Pair(
      grey(100, width: 20, height: 20),
      {
        var actual = grey(100, width: 20, height: 20)
        actual[10, 10] = rgb(0, 0, 0)
        return actual
      }())
    let picture = pair.picture(.overlay)
    #expect(picture[10, 10] == rgb(153, 0, 0))
    #expect(picture[0, 0] == rgb(100, 100, 100))
    #expect(picture[10, 7] == rgb(255, 0, 0))
    #expect(picture[10, 6] == rgb(255, 255, 255))
    #expect(picture[10, 9] == rgb(100, 100, 100))
  }

  @Test("The frames of blink are the pictures themselves")
  func blink() {
    let pair = Pair(grey(100), grey(100, except: 7, x: 0, y: 0))
    let frames = DiffPicture(style: .blink).makeFrames(
      expected: pair.expected, actual: pair.actual, diff: pair.diff)
    #expect(frames.count == 2)
    #expect((frames == [grey(100), grey(100, except: 7, x: 0, y: 0)]) as Bool)
  }

  @Test("Where nothing of a difference can be seen, its colour is that of the samples'")
  func unseen() {
    func pixel(_ red: UInt16, alpha: UInt16) -> StoredImage {
      StoredImage(
        width: 1, height: 1, form: .rgba, bitDepth: 16,
        bytes: [red, 0, 0, alpha].flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] })
    }
    func heat(_ expected: StoredImage, _ actual: StoredImage) -> Bitmap {
      var options = DiffOptions()
      options.comparison = .stored
      let diff = ImageDiff(expected: expected, actual: actual, options: options)
      return DiffPicture(style: .heat).make(expected: expected, actual: actual, diff: diff)
    }
    // Rounded, the products would be 0 and 1: a difference of a level, which it is not.
    let faint = heat(pixel(20_000, alpha: 1), pixel(40_000, alpha: 1))
    let solid = heat(pixel(20_000, alpha: .max), pixel(40_000, alpha: .max))
    #expect(faint[0, 0] == solid[0, 0])
  }

  @Test("Pictures of which none holds both cannot be drawn")
  func huge() async {
    await #expect(processExitsWith: .failure) {
      func line(_ width: Int, _ height: Int) -> StoredImage {
        StoredImage(
          width: width, height: height, form: .grey, bitDepth: 1,
          bytes: Array(repeating: 0, count: (width + 7) / 8 * height))
      }
      let (wide, tall) = (line(1 << 20, 1), line(1, 1 << 20))
      let diff = ImageDiff(expected: wide, actual: tall)
      _ = DiffPicture(style: .red).make(expected: wide, actual: tall, diff: diff)
    }
  }
}
