import Foundation
import TabRenderUI
import TabRenderUIKit
import Testing

/// SwiftUI's views in the window of a host.
@MainActor
@Suite struct HostTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      VStack(spacing: 0) {
        Text("count \(count)")
        Button("more") { count += 1 }
      }
      .accessibilityIdentifier("counter")
    }
  }

  private static let size = CGSize(width: 100, height: 200)

  @Test func `a tap changes the state and what shows`() throws {
    let host = ViewHost(Counter(), size: Self.size)
    #expect(host.frame(of: "count 0") != nil)
    try host.tap("more")
    try host.tap("more")
    #expect(host.frame(of: "count 2") != nil)
    #expect(host.frame(of: "count 0") == nil)
    #expect(throws: ViewHostError.self) { try host.tap("less") }
  }

  private struct Switch: View {
    @State private var isOn = false

    var body: some View {
      (isOn ? Color.blue : Color.red).overlay { Text("tap") }.onTapGesture { isOn.toggle() }
    }
  }

  @Test func `a picture shows what a tap has changed`() throws {
    let host = ViewHost(Switch(), size: Self.size, scale: 1)
    #expect(try host.image()[2, 2] == CGColor(hex: 0xFF3B30).premultiplied)
    try host.tap("tap")
    #expect(try host.image()[2, 2] == CGColor(hex: 0x007AFF).premultiplied)
    try host.tap(at: CGPoint(x: 2, y: 2))
    #expect(try host.image()[2, 2] == CGColor(hex: 0xFF3B30).premultiplied)
  }

  @Test func `the picture is that of the same layers`() throws {
    let view = VStack(spacing: 0) {
      Color.red
      Color.blue.frame(height: 50)
    }
    let host = ViewHost(view, size: Self.size, scale: 1)
    let picture = try host.image()
    #expect((picture.width, picture.height) == (100, 200))
    #expect(picture[50, 149] == CGColor(hex: 0xFF3B30).premultiplied)
    #expect(picture[50, 150] == CGColor(hex: 0x007AFF).premultiplied)
  }

  @Test func `views keep to the safe area, and colors that ignore it do not`() {
    let view = ZStack {
      Color.red.accessibilityIdentifier("back").ignoresSafeArea()
      Color.blue.accessibilityIdentifier("front")
    }
    let host = ViewHost(
      view, size: Self.size, safeArea: EdgeInsets(top: 20, leading: 0, bottom: 30, trailing: 0))
    #expect(host.frame(of: "back") == CGRect(x: 0, y: 0, width: 100, height: 200))
    #expect(host.frame(of: "front") == CGRect(x: 0, y: 20, width: 100, height: 150))
  }

  @Test func `a host that is resized lays out anew and keeps the state`() throws {
    let host = ViewHost(Counter(), size: Self.size)
    try host.tap("more")
    host.resize(to: CGSize(width: 300, height: 100))
    #expect(host.frame(of: "count 1").map(\.midX).map { abs($0 - 150) < 1 } == true)
  }
}

extension CGColor {
  /// The opaque pixel of a color.
  fileprivate var premultiplied: PremultipliedPixel {
    func level(_ part: Double) -> UInt8 { UInt8((part * 255).rounded()) }
    return PremultipliedPixel(
      red: level(red), green: level(green), blue: level(blue), alpha: level(alpha))
  }
}
