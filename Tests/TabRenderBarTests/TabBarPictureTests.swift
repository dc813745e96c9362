import Foundation
import Testing
import TabRenderBar
import TabRenderBase
import TabRenderDraw

private let systemFontIsThere =
  (try? FontLibrary.shared.metrics(of: FontDescriptor(size: 10))) != nil

/// Where things are in our picture, against where pictures of iOS 17, 18 and 26 have them.
@Suite("Tab bar pictures", .enabled(if: systemFontIsThere, "needs the font Inter"))
struct TabBarPictureTests {
  /// One pixel at 3 pixels per point.
  static let pixel = 1

  /// A bar on white, 402 points wide, and its ink around a column of pixels.
  struct Ink {
    let bitmap: Bitmap

    init(_ change: (inout TabBarScene) -> Void) {
      var scene = TabBarScene()
      scene.canvas.size = CGSize(width: 402, height: 874)
      scene.content.kind = .solid(.white)
      scene.bar.corners = []
      scene.bar.hairline = false
      scene.shadow.host = TabBarScene.ShadowHost.none
      scene.items.selected = nil
      change(&scene)
      scene.canvas.crop = scene.barFrame.insetBy(dx: 0, dy: -1)
      bitmap = Renderer().render(scene.makeDisplayList())
    }

    /// The rows and columns, from the bar's corner, of pixels that are at least half ink.
    func box(rows: Range<Int>, columns: Range<Int>) -> PixelRect {
      var box = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)
      for y in rows {
        for x in columns where isInk(x, y) {
          box = box.union(PixelRect(minX: x, minY: y, maxX: x + 1, maxY: y + 1))
        }
      }
      return box
    }

    private func isInk(_ x: Int, _ y: Int) -> Bool { bitmap[x, y + 3].green < 205 }
  }

  private static func items(_ item: TabBarScene.Item) -> [TabBarScene.Item] {
    Array(repeating: item, count: 4)
  }

  @Test("Titles stand on the baseline, under the middle of their buttons")
  func titles() {
    let ink = Ink { $0.items.list = Self.items(TabBarScene.Item(title: "HIH")) }
    for (index, middle) in [50.5, 151, 251.5, 352].enumerated() {
      let columns = index * 301..<(index + 1) * 301
      let box = ink.box(rows: 0..<150, columns: columns)
      #expect(abs(box.maxY - 45 * 3) <= Self.pixel)
      // Seven points of capitals.
      #expect(abs(box.height - 7 * 3) <= Self.pixel)
      #expect(abs(Double(box.minX + box.maxX) / 2 - middle * 3) <= Double(Self.pixel))
    }
  }

  /// SF Symbols on a bar of iOS 18, 402 points wide: the globe is 23.3 points high.
  @Test("Icons stand where those of iOS 18 do")
  func icons() {
    let item = TabBarScene.Item(title: "", icon: .symbol("circle"))
    let ink = Ink { $0.items.list = Self.items(item) }
    let titled = Ink {
      $0.items.list = Self.items(TabBarScene.Item(title: "HIH", icon: .symbol("circle")))
    }
    for (index, middle) in [50.2, 150.7, 251.3, 351.7].enumerated() {
      let columns = index * 301..<(index + 1) * 301
      let box = titled.box(rows: 0..<105, columns: columns)
      #expect(abs(Double(box.minX + box.maxX) / 2 - middle * 3) <= Double(Self.pixel))
      #expect(abs(Double(box.minY + box.maxY) / 2 - 18.65 * 3) <= Double(Self.pixel) + 0.5)
      #expect(abs(Double(box.height) - 23.3 * 3) <= Double(Self.pixel))
      // Without a title the icon is in the middle of the button.
      let alone = ink.box(rows: 0..<147, columns: columns)
      #expect(abs(Double(alone.minY + alone.maxY) / 2 - 25 * 3) <= Double(Self.pixel))
    }
  }

  @Test("A badge without an icon is a circle of 18 points, 11 right of the middle")
  func badge() {
    let item = TabBarScene.Item(title: "", badge: TabBarScene.Badge("7"))
    let box = Ink { $0.items.list = Self.items(item) }.box(rows: 0..<150, columns: 0..<301)
    #expect(abs(box.minY - 3 * 3) <= Self.pixel)
    #expect(abs(box.maxY - 21 * 3) <= Self.pixel)
    #expect(abs(Double(box.minX) - (50.5 + 11) * 3) <= Double(Self.pixel))
    #expect(box.width == box.height)
  }

  @Test("The hairline is the pixel above the bar, 30 % black")
  func hairline() {
    let bitmap = Ink {
      $0.items.list = []
      $0.bar.hairline = true
    }.bitmap
    let column = (0..<6).map { bitmap[600, $0].green }
    #expect(column == [255, 255, 178, 255, 255, 255])
  }

  @Test("The platter of iOS 26 keeps 21 points to the sides and to the bottom")
  func floating() {
    var scene = TabBarScene()
    scene.canvas.size = CGSize(width: 390, height: 844)
    scene.bar.style = .floating
    #expect(scene.barFrame == CGRect(x: 21, y: 761, width: 348, height: 62))
    scene.bar.fill = .black
    scene.content.kind = .solid(.white)
    scene.items.list =
      [TabBarScene.Item(title: ""), TabBarScene.Item(title: "")]
      + Self.items(
        TabBarScene.Item(title: ""))
    scene.shadow.host = TabBarScene.ShadowHost.none
    let bitmap = Renderer().render(scene.makeDisplayList())
    let middle = (761 + 31) * 3
    #expect(bitmap[62, middle].green == 255 && bitmap[64, middle].green < 255)
    #expect(bitmap[600, 761 * 3 - 1].green == 255 && bitmap[600, 823 * 3].green == 255)
    #expect(bitmap[600, 761 * 3].green == 0 && bitmap[600, 823 * 3 - 1].green == 0)
  }

  @Test("Six items become four and More on a phone, and stay six on a tablet")
  func more() {
    var scene = TabBarScene()
    scene.items.list = TabBarScene.Item.examples(6)
    #expect(scene.shownItems.map(\.title) == ["Home", "Search", "Inbox", "Profile", "More"])
    scene.canvas.size = CGSize(width: 820, height: 1180)
    #expect(scene.shownItems.count == 6)
  }

  @Test("Badges hide at zero, cap at 99 and may be a dot")
  func badgeTexts() {
    #expect(TabBarScene.Badge("0") == nil)
    #expect(TabBarScene.Badge("3")?.text == "3")
    #expect(TabBarScene.Badge("99")?.text == "99")
    #expect(TabBarScene.Badge("100")?.text == "99+")
    #expect(TabBarScene.Badge("")?.text == "")
    #expect(TabBarScene.Badge("new")?.text == "new")
  }

  @Test("Right to left mirrors the bar", arguments: TabBarScene.BarStyle.allCases)
  func mirrored(_ style: TabBarScene.BarStyle) {
    func picture(_ direction: TabBarScene.LayoutDirection) -> Bitmap {
      Ink {
        $0.bar.style = style
        $0.items.direction = direction
        $0.items.showsLabels = false
        $0.items.list = Self.items(TabBarScene.Item(title: "", icon: .symbol("circle")))
        $0.items.selected = 0
      }.bitmap
    }
    let left = picture(.leftToRight)
    let right = picture(.rightToLeft)
    func tinted(_ bitmap: Bitmap, _ columns: Range<Int>) -> Bool {
      columns.contains { x in
        (0..<bitmap.height).contains { y in
          bitmap[x, y].blue > bitmap[x, y].red.addingReportingOverflow(100).partialValue
            && bitmap[x, y].red < 100
        }
      }
    }
    let half = left.width / 2
    #expect(tinted(left, 0..<half) && !tinted(left, half..<left.width))
    #expect(tinted(right, half..<left.width) && !tinted(right, 0..<half))
  }

  @Test("A picture without text opens no font")
  func noFont() {
    var scene = TabBarScene()
    scene.items.list = []
    let fonts = FontLibrary()
    _ = scene.makeDisplayList(fonts: fonts)
    #expect(fonts.fontFiles.isEmpty)
    scene.items.list = TabBarScene.Item.examples(1)
    _ = scene.makeDisplayList(fonts: fonts)
    #expect(!fonts.fontFiles.isEmpty)
  }

  @Test("A floating bar shows the blurred content, and none of its detail")
  func material() {
    func bar(_ kind: TabBarScene.Content.Kind) -> PremultipliedPixel {
      var scene = TabBarScene()
      scene.bar.style = .floating
      scene.shadow.host = TabBarScene.ShadowHost.none
      scene.items.list = []
      scene.content.kind = kind
      let bitmap = Renderer().render(scene.makeDisplayList())
      let frame = scene.barFrame
      return bitmap[Int(frame.midX * 3), Int(frame.midY * 3)]
    }
    // Under 72 % white a red of 255, 0, 0 leaves 184 of green.
    #expect(
      bar(.solid(CGColor(hex: 0xFF0000))) == PremultipliedPixel(red: 255, green: 184, blue: 184))
    #expect(bar(.solid(.white)) == PremultipliedPixel(red: 255, green: 255, blue: 255))
  }
}
