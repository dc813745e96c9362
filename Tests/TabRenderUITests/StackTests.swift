import Foundation
import TabRenderUI
import Testing

@MainActor
@Suite struct StackTests {
  @Test func `placeholder compiles`() {
    let view = HStack(spacing: 0) { Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10) }
    #expect(type(of: view) != Never.self)
  }
}
