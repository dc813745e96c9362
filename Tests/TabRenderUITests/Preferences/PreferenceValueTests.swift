import Foundation
import TabRenderUI
import Testing

/// How the values of a preference are combined and read.
@MainActor
@Suite struct PreferenceValueTests {
  private enum Sum: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private enum Names: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  /// A key whose reducer forgets what was before.
  private enum Last: PreferenceKey {
    static let defaultValue = "default"
    static func reduce(value: inout String, nextValue: () -> String) { value = nextValue() }
  }

  private func read<Key: PreferenceKey>(
    _ key: Key.Type, _ view: some View
  ) -> [Key.Value] where Key.Value: Equatable {
    var values: [Key.Value] = []
    _ = Screen(view.onPreferenceChange(key) { values.append($0) })
    return values
  }

  @Test func `siblings are combined, and the outermost value replaces those inside`() {
    let siblings = VStack {
      Text("a").preference(key: Sum.self, value: 2)
      Text("b").preference(key: Sum.self, value: 3)
    }
    #expect(read(Sum.self, siblings) == [5])
    #expect(read(Sum.self, siblings.preference(key: Sum.self, value: 1)) == [1])
    let chain = Text("a").preference(key: Sum.self, value: 2).preference(key: Sum.self, value: 3)
    #expect(read(Sum.self, chain) == [3])
    #expect(read(Sum.self, Text("a")) == [0])
  }

  @Test func `a transform adds to what the views inside have`() {
    let view = VStack {
      Text("a").preference(key: Names.self, value: ["child-1"])
      Text("b").preference(key: Names.self, value: ["child-2"])
    }
    let changed = view.transformPreference(Names.self) { $0.append("parent-1") }
    #expect(read(Names.self, changed) == [["child-1", "child-2", "parent-1"]])
  }

  @Test func `a branch has the default, a plain view has none`() {
    let isShown = true
    let base = Color.red.preference(key: Last.self, value: "own")
    #expect(read(Last.self, base.overlay { if isShown { Color.green } }) == ["default"])
    #expect(read(Last.self, base.overlay { Color.green }) == ["own"])
  }

  @Test func `a reader passes the value on, without what it was made into`() {
    let view = Text("a").preference(key: Sum.self, value: 2)
      .overlayPreferenceValue(Sum.self) { value in
        Text("sum \(value)").preference(key: Sum.self, value: 10)
      }
    let screen = Screen(view)
    #expect(screen.shows("sum 2"))
    #expect(read(Sum.self, view) == [2])
  }
}
