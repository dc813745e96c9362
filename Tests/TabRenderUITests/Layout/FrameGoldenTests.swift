import Foundation
import TabRenderUI
import Testing

/// The frames of whole screens as text: a change of the layout is read here before it is seen.
@MainActor
@Suite struct FrameGoldenTests {
  private let phone = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)

  @Test func `golden of a screen with a tab bar`() {
    let screen = VStack(spacing: 0) {
      ScrollView {
        LazyVStack(spacing: 12) {
          ForEach(0..<2) { index in
            HStack {
              box(40, 40, "avatar \(index)")
              VStack(alignment: .leading, spacing: 4) {
                box(120, 20, "title \(index)")
                box(80, 16, "detail \(index)")
              }
              Spacer()
              box(20, 20, "chevron \(index)")
            }
          }
        }.padding()
      }.accessibilityIdentifier("scroll")
      HStack(spacing: 0) {
        ForEach(0..<3) { index in
          box(24, 24, "tab \(index)").frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
      .frame(height: 49)
      .overlay(alignment: .top) { Divider().accessibilityIdentifier("line") }
      .background { Color.white.accessibilityIdentifier("bar").ignoresSafeArea(edges: .bottom) }
    }
    #expect(
      text(screen) == """
        scroll: 0 59 393 710
        avatar 0: 16 75 40 40
        title 0: 64 75 120 20
        detail 0: 64 99 80 16
        chevron 0: 357 85 20 20
        avatar 1: 16 127 40 40
        title 1: 64 127 120 20
        detail 1: 64 151 80 16
        chevron 1: 357 137 20 20
        bar: 0 769 393 83
        tab 0: 53.5 781.5 24 24
        tab 1: 184.5 781.5 24 24
        tab 2: 315.5 781.5 24 24
        line: 0 769 393 0.33
        """)
  }

  @Test func `golden of a screen under a floating bar, from right to left`() {
    let screen = ZStack {
      Color.blue.accessibilityIdentifier("sky").ignoresSafeArea()
      GeometryReader { proxy in
        box(proxy.size.width / 3, proxy.size.height / 4, "third")
      }
    }
    .safeAreaInset(edge: .bottom) {
      HStack(spacing: 10) {
        ForEach(0..<4) { box(44, 44, "item \($0)") }
      }
      .padding(.horizontal, 20)
      .frame(height: 62)
      .background { Color.white.accessibilityIdentifier("capsule") }
      .overlay(alignment: .topTrailing) { box(16, 16, "badge").offset(x: 4, y: -4) }
    }
    #expect(
      text(screen, .rightToLeft) == """
        sky: 0 0 393 852
        third: 262 59 131 172.25
        capsule: 73.5 756 246 62
        item 0: 255.5 765 44 44
        item 1: 201.5 765 44 44
        item 2: 147.5 765 44 44
        item 3: 93.5 765 44 44
        badge: 69.5 752 16 16
        """)
  }

  @Test func `golden of a form in a grid`() {
    let screen = VStack(alignment: .trailing) {
      Grid(alignment: .leading, horizontalSpacing: 16, verticalSpacing: 10) {
        GridRow {
          box(60, 20, "name")
          Color.white.frame(height: 36).accessibilityIdentifier("name field")
        }
        Divider().gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
        GridRow {
          box(90, 20, "address")
          Color.white.frame(height: 72).accessibilityIdentifier("address field")
        }
      }
      box(100, 44, "save").layoutPriority(1)
      Spacer(minLength: 20)
    }.padding(.horizontal, 20)
    #expect(
      text(screen) == """
        name: 20 67 60 20
        name field: 126 59 247 36
        line: 20 105 353 0.33
        address: 20 141.33 90 20
        address field: 126 115.33 247 72
        save: 273 195.33 100 44
        """)
  }

  /// The named parts of a view on a phone, one a line.
  private func text<V: View>(_ view: V, _ direction: LayoutDirection = .leftToRight) -> String {
    let layout = ViewLayout(
      view, size: CGSize(width: 393, height: 852), safeArea: phone, direction: direction)
    return layout.elements.compactMap { element in
      element.identifier.map {
        "\($0): \(element.frame.numbers.map(Self.short).joined(separator: " "))"
      }
    }.joined(separator: "\n")
  }

  private static func short(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}
