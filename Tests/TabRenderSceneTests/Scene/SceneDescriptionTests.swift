import Foundation
import TabRender
import Testing

struct `A scene's description` {
  @Test func `says nothing when everything is as usual`() {
    #expect(SceneDescription().json.text == #"{"tabrender":1,"bar":{}}"#)
  }

  @Test(arguments: 0..<400)
  func `means the same when it is written and read`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let description = SceneDescription.random(&random)
    let text = description.json.prettyText
    let file: SceneFile
    do {
      file = try scene(text)
    } catch {
      // What contradicts itself does so in both forms.
      let files = try SceneFiles(description, limit: 1 << 20)
      #expect(throws: SceneContradiction.self, "\(error)\n\(text)") {
        try description.resolved(scale: 1, appearance: .light, files)
      }
      return
    }
    let files = try SceneFiles(description, limit: 1 << 20)
    let expected = try description.appearances.flatMap { appearance in
      try description.drawnScales.map { scale in
        try description.resolved(scale: scale, appearance: appearance, files)
      }
    }
    let isSame = file.variants.map { file.resolved($0).scene } == expected
    #expect(isSame, "\(text)")
  }

  @Test(arguments: ColorSyntax.names)
  func `writes every named color so that it is read as the same`(name: String) throws {
    try expectSame(ColorSyntax.parse(name))
  }

  @Test(arguments: 0..<200)
  func `writes any color so that it is read as the same`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    try expectSame(DynamicColor.random(&random))
  }

  private func expectSame(_ color: DynamicColor) throws {
    let text = color.json.text
    let file = try scene("{\"tabrender\": 1, \"bar\": {\"fill\": \(text)}}")
    #expect(file.description.bar?.fill == color, "\(text)")
  }
}

/// Random numbers that are the same in every run (SplitMix64, by Sebastiano Vigna).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// True once in three times.
  mutating func isChosen() -> Bool { next() % 3 == 0 }

  mutating func points(_ range: ClosedRange<Double>) -> Double {
    let number = Double.random(in: range, using: &self)
    return next() % 2 == 0 ? number.rounded() : number
  }

  mutating func element<Value>(_ values: [Value]) -> Value {
    values[Int(next() % UInt64(values.count))]
  }
}

extension DynamicColor {
  /// What the flags can say: hexadecimal, a function, or a system colour.
  static func random(_ random: inout SeededGenerator) -> DynamicColor {
    func level(_ random: inout SeededGenerator) -> Double { Double(random.next() % 256) / 255 }
    func part(_ random: inout SeededGenerator) -> Double {
      Double.random(in: 0...1, using: &random)
    }
    switch random.next() % 5 {
    case 0: return random.element(SystemColor.allCases).color
    case 1:
      return DynamicColor(
        CGColor(
          .displayP3, red: part(&random), green: part(&random), blue: part(&random),
          alpha: part(&random)))
    case 2:
      return DynamicColor(
        CGColor(
          red: Double(random.next() % 25500) / 100 / 255, green: level(&random),
          blue: level(&random),
          alpha: Double(random.next() % 1000) / 1000))
    case 3:
      return DynamicColor(
        light: CGColor(red: level(&random), green: 0, blue: 1),
        dark: CGColor(red: 0, green: level(&random), blue: 0, alpha: level(&random)))
    default:
      return DynamicColor(CGColor(red: level(&random), green: level(&random), blue: level(&random)))
    }
  }
}

extension SceneDescription {
  /// Some of what the flags can say.
  static func random(_ random: inout SeededGenerator) -> SceneDescription {
    var description = SceneDescription()
    description.randomizeVariants(&random)
    description.canvas.randomize(&random)
    description.content.randomize(&random)
    var bar = BarDescription()
    bar.randomize(&random)
    bar.randomizeItems(&random)
    description.bar = bar
    return description
  }

  private mutating func randomizeVariants(_ random: inout SeededGenerator) {
    if random.isChosen() {
      drawnScales = random.element([[1], [2], [3], [2.625], [1, 2, 3], [0.1, 10]])
    }
    if random.isChosen() {
      appearances = random.element([[.dark], [.light, .dark], [.dark, .light]])
    }
  }
}

extension CanvasDescription {
  fileprivate mutating func randomize(_ random: inout SeededGenerator) {
    if random.isChosen() { device = random.element(Device.all) }
    if random.isChosen() { isLandscape = true }
    if random.isChosen() {
      size = CGSize(width: random.points(20...900), height: random.points(20...900))
    }
    if random.isChosen() {
      background = random.next() % 2 == 0 ? .transparent : .color(.random(&random))
    }
    if random.isChosen() { showsChrome = random.next() % 2 == 0 }
    if random.isChosen() {
      crop = random.element([
        .bar, .shadow, .rectangle(CGRect(x: 1, y: 2.5, width: 300, height: 400)),
      ])
    }
    if random.isChosen() { pad = random.points(0...50) }
    if random.isChosen() { shadowModel = random.element(ShadowModel.allCases) }
  }
}

extension ContentDescription {
  fileprivate mutating func randomize(_ random: inout SeededGenerator) {
    if random.isChosen() {
      subject = random.element([
        .kind(.list), .kind(.feed), .kind(.photo), .kind(.stripes), .kind(.checker), .kind(.none),
        .solid(.random(&random)),
      ])
    }
    if random.isChosen() { scroll = random.points(-500...500) }
    if random.isChosen() { showsText = random.next() % 2 == 0 }
  }
}

extension BarDescription {
  fileprivate mutating func randomize(_ random: inout SeededGenerator) {
    if random.isChosen() { style = random.element(TabBarScene.BarStyle.allCases) }
    if random.isChosen() { height = random.points(0...200) }
    if random.isChosen() { bottomInset = random.points(0...60) }
    if random.isChosen() {
      insets = UIEdgeInsets(top: 1, left: random.points(0...20), bottom: 0, right: 2.5)
    }
    if random.isChosen() { corners = CACornerMask(rawValue: UInt(random.next() % 16)) }
    if random.isChosen() { cornerRadius = random.points(0...40) }
    if random.isChosen() { cornerCurve = random.element([.circular, .continuous]) }
    if random.isChosen() { masksToBounds = random.next() % 2 == 0 }
    if random.isChosen() { fill = .random(&random) }
    if random.isChosen() { fillOpacity = random.points(0...1) }
    if random.isChosen() {
      border = BorderDescription(width: random.points(0...5), color: .random(&random))
    }
    if random.isChosen() { hairline = random.next() % 2 == 0 }
    if random.next() % 2 == 0 {
      var shadow = BarShadowDescription()
      shadow.randomize(&random)
      self.shadow = shadow
    }
  }

  fileprivate mutating func randomizeItems(_ random: inout SeededGenerator) {
    if random.isChosen() { items = .usual(Int(random.next() % 9)) }
    if random.isChosen() {
      items = .written([
        ItemDescription(
          title: random.element(["Home", "", "a:b\\", "é😀"]), icon: "house", badge: "3"),
        ItemDescription(title: "B", icon: random.element([nil, "", "heart.fill"]), badge: ""),
      ])
    }
    if random.isChosen() { selected = random.element([nil, 0, 1, 5]) }
    if random.isChosen() { tint = .random(&random) }
    if random.isChosen() { unselectedTint = .random(&random) }
    if random.isChosen() { direction = .rightToLeft }
    if random.isChosen() { showsLabels = false }
    if random.isChosen() { titleSize = random.points(1...30) }
  }
}

extension BarShadowDescription {
  fileprivate mutating func randomize(_ random: inout SeededGenerator) {
    if random.isChosen() { host = random.element(TabBarScene.ShadowHost.allCases) }
    if random.isChosen() { spread = .radius(random.points(0...50)) }
    if random.isChosen() { spread = .cssBlur(random.points(0...50)) }
    if random.isChosen() { opacity = random.points(0...1) }
    if random.isChosen() {
      offset = CGSize(width: random.points(-9...9), height: random.points(-9...9))
    }
    if random.isChosen() { color = .random(&random) }
  }
}
