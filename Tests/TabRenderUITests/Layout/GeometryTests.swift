import Foundation
import TabRenderUI
import Testing

@MainActor
@Suite struct GeometryTests {
  @Test func `reader makes its content of the size that it got`() {
    let frames = frames(100, 60) {
      HStack(spacing: 0) {
        box(20, 10, "side")
        GeometryReader { proxy in
          box(proxy.size.width / 2, proxy.size.height / 4, "half")
        }
      }
    }
    #expect(frames["half"] == [20, 0, 40, 15])
  }

  @Test func `reader inside of a reader gets its size as well`() {
    let frames = frames(100, 60) {
      GeometryReader { outer in
        GeometryReader { inner in box(inner.size.width / 2, 10, "b") }
          .frame(width: outer.size.width / 2)
      }
    }
    #expect(frames["b"] == [0, 0, 25, 10])
  }

  @Test func `content is never made of a size that was not laid out, and appears once`() {
    var (sizes, appearances): ([CGSize], Int) = ([], 0)
    _ = frames(100, 60) {
      GeometryReader { proxy in
        let _ = sizes.append(proxy.size)
        Color.red.onAppear { appearances += 1 }
      }
    }
    #expect(Set(sizes.map(\.width)) == [100])
    #expect(appearances == 1)
  }

  @Test func `content is made again when the size changes`() {
    let tree = ViewTree(
      GeometryReader { Text("\(Int($0.size.width)) wide") }, size: CGSize(width: 100, height: 60),
      environment: EnvironmentValues())
    tree.update()
    #expect(tree.frame(of: "100 wide") != nil)
    tree.size.width = 80
    tree.update()
    #expect(tree.frame(of: "80 wide") != nil)
  }

  @Test func `size that a view inside tells reaches the view around`() {
    let frames = frames(100, 60) { Measuring() }
    #expect(frames["copy"] == [0, 25, 35, 10])
  }

  @Test func `frame is told in coordinates of the host, of the view and of a named one`() {
    var frames: [CGRect] = []
    _ = TabRenderUITests.frames(100, 60) {
      GeometryReader { proxy in
        let _ =
          frames = [
            proxy.frame(in: .global), proxy.frame(in: .local), proxy.frame(in: .named("stack")),
          ]
        Color.red
      }
      .frame(width: 20, height: 20).padding(5).coordinateSpace(name: "stack")
    }
    #expect(
      frames == [
        CGRect(x: 40, y: 20, width: 20, height: 20), CGRect(x: 0, y: 0, width: 20, height: 20),
        CGRect(x: 5, y: 5, width: 20, height: 20),
      ])
  }

  @Test func `insets are those of the edges that the reader touches`() {
    var insets: [EdgeInsets] = []
    let safeArea = EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0)
    _ = frames(100, 300, safeArea: safeArea) {
      VStack(spacing: 0) {
        GeometryReader { proxy in let _ = insets.append(proxy.safeAreaInsets) }
        Color.red
      }
    }
    #expect(insets.last == EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0))
  }

  @Test func `frame in a scroll view's coordinates follows the offset`() {
    var top: CGFloat = 0
    _ = frames(100, 100) {
      ScrollView {
        VStack(spacing: 0) {
          box(10, 150, "a")
          GeometryReader { proxy in
            let _ = top = proxy.frame(in: .scrollView).minY
            Color.red
          }.frame(height: 50)
        }
      }.initialScrollOffset(CGPoint(x: 0, y: 30))
    }
    #expect(top == 120)
  }

  @Test func `change of the geometry calls an action`() {
    var widths: [CGFloat] = []
    let tree = ViewTree(
      Color.red.onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { widths.append($0) },
      size: CGSize(width: 100, height: 60), environment: EnvironmentValues())
    tree.update()
    tree.size.height = 50
    tree.update()
    tree.size.width = 70
    tree.update()
    #expect(widths == [100, 70])
  }
}

/// Has a bar as wide as a view beside it.
private struct Measuring: View {
  @State private var width: CGFloat = 0

  private struct WidthKey: PreferenceKey {
    static let defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
      value = max(value, nextValue())
    }
  }

  var body: some View {
    HStack(spacing: 0) {
      box(width, 10, "copy")
      Color.red.frame(width: 35).background {
        GeometryReader { Color.clear.preference(key: WidthKey.self, value: $0.size.width) }
      }
      Spacer(minLength: 0)
    }
    .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}
