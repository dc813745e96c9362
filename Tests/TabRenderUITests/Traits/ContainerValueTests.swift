import Foundation
import TabRenderUI
import Testing

extension ContainerValues {
  private enum RankKey: ContainerValueKey { static let defaultValue = 0 }

  fileprivate var rank: Int {
    get { self[RankKey.self] }
    set { self[RankKey.self] = newValue }
  }
}

/// What a container sees of the views that it is given.
@MainActor
@Suite struct ContainerValueTests {
  /// What a container reads of each subview of a view.
  private func read<Value>(
    _ view: some View, _ value: @escaping @MainActor (Subview) -> Value
  ) -> [Value] {
    var values: [Value] = []
    let reader = VStack {
      Group(subviews: view) { subviews in
        let _ = values = subviews.map(value)
        subviews
      }
    }
    _ = Screen(reader)
    return values
  }

  private func ranks(_ view: some View) -> [Int] { read(view) { $0.containerValues.rank } }

  @Test func `a value stays in its container, and no padding takes it away`() {
    #expect(ranks(VStack { Text("A").containerValue(\.rank, 1) }) == [0])
    #expect(ranks(Text("A").containerValue(\.rank, 3).padding()) == [3])
  }

  @Test func `a group gives its value to each member that has none`() {
    let group = Group {
      Text("A").containerValue(\.rank, 1)
      Text("B")
    }
    #expect(ranks(group.containerValue(\.rank, 7)) == [1, 7])
  }

  @Test func `a tag is found by its own type only`() {
    let view = Text("A").tag("first")
    #expect(read(view) { $0.containerValues.tag(for: String.self) } == ["first"])
    #expect(read(view) { $0.containerValues.tag(for: Int.self) } == [nil])
    #expect(read(view) { $0.containerValues.tag(for: String?.self) == nil } == [true])
  }

  @Test func `groups, branches and loops are flat, and a stack is one subview`() {
    let isShown = true
    let view = Group {
      Text("A").tag("A")
      Group {
        Text("B").tag("B")
        Text("C").tag("C")
      }
      if isShown { Text("D").tag("D") }
      ForEach(0..<2) { Text("E").tag("E\($0)") }
      EmptyView()
      VStack {
        Text("F").tag("inside")
        Text("G")
      }
      .tag("stack")
    }
    let tags = read(view) { $0.containerValues.tag(for: String.self) }
    #expect(tags == ["A", "B", "C", "D", "E0", "E1", "stack"])
  }

  @Test func `a subview that is only looked at does not appear`() {
    let log = Log()
    let content = Group {
      Text("A").onAppear { log.add("A") }
      Text("B").onAppear { log.add("B") }
    }
    let view = VStack {
      ForEach(subviews: content) { $0 }
      ForEach(subviews: content) { _ in Text("item") }
    }
    _ = Screen(view)
    #expect(log.take() == ["A", "B"])
  }

  private struct Reader: View {
    @Environment(\.mood) private var mood
    let log: Log

    var body: some View { Text("x").onAppear { log.add(mood ?? "none") } }
  }

  @Test func `an optional value of the environment has its default, and nil where nil is set`() {
    let log = Log()
    _ = Screen(Reader(log: log))
    _ = Screen(Reader(log: log).environment(\.mood, nil))
    #expect(log.take() == ["calm", "none"])
  }
}

extension EnvironmentValues {
  private enum MoodKey: EnvironmentKey { static let defaultValue: String? = "calm" }

  fileprivate var mood: String? {
    get { self[MoodKey.self] }
    set { self[MoodKey.self] = newValue }
  }
}
