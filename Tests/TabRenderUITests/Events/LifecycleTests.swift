import Foundation
import TabRenderUI
import Testing

@MainActor
@Suite struct LifecycleTests {
  private struct Page: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      VStack(spacing: 0) {
        Text("\(name) \(count)")
        Button("more \(name)") { count += 1 }
      }
      .onAppear { log.add("+\(name)") }
      .onDisappear { log.add("-\(name)") }
    }
  }

  private struct Branches: View {
    let log: Log
    @State private var isFirst = true

    var body: some View {
      VStack(spacing: 0) {
        Button("switch") { isFirst.toggle() }
        if isFirst { Page(name: "a", log: log) } else { Page(name: "b", log: log) }
      }
    }
  }

  @Test func `a branch that is left loses its state, and the new one appears first`() {
    let log = Log()
    let screen = Screen(Branches(log: log))
    #expect(log.take() == ["+a"])
    screen.tap("more a")
    #expect(screen.shows("a 1"))
    screen.tap("switch")
    #expect(log.take() == ["+b", "-a"])
    screen.tap("switch")
    #expect(log.take() == ["+a", "-b"])
    #expect(screen.shows("a 0"))
  }

  private struct Faded: View {
    let log: Log
    @State private var isFirst = true

    var body: some View {
      VStack(spacing: 0) {
        Button("switch") { isFirst.toggle() }
        ZStack {
          Page(name: "a", log: log).opacity(isFirst ? 1 : 0)
          Page(name: "b", log: log).opacity(isFirst ? 0 : 1)
        }
      }
    }
  }

  @Test func `a faded view keeps its state and takes no taps`() {
    let log = Log()
    let screen = Screen(Faded(log: log))
    #expect(log.take() == ["+a", "+b"])
    screen.tap("more a")
    screen.tap("more b")
    #expect(screen.shows("a 2"), "the faded page in front lets taps through")
    #expect(screen.shows("b 0"))
    screen.tap("switch")
    screen.tap("switch")
    #expect(screen.shows("a 2"))
    #expect(log.take() == [])
  }

  private struct Steps: View {
    let log: Log
    @State private var value = 0

    var body: some View {
      let _ = log.add("body \(value)")
      Color.red
        .onChange(of: value) { old, new in log.add("change \(old) \(new)") }
        .onAppear {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
        }
    }
  }

  @Test func `changes of an animation are seen on their own`() {
    let log = Log()
    _ = Screen(Steps(log: log))
    #expect(
      log.take() == ["body 0", "body 2", "body 4", "change 0 2", "change 2 4"])
  }

  private struct Nested: View {
    let log: Log

    var body: some View {
      Group {
        VStack {
          Text("x").onAppear { log.add("text") }.task { log.add("task") }
        }
        .onAppear { log.add("stack") }
        .onChange(of: 1, initial: true) { log.add("change") }
      }
      .onAppear { log.add("group") }
    }
  }

  @Test func `the deepest view appears first, and tasks come last`() {
    let log = Log()
    _ = Screen(Nested(log: log))
    #expect(log.take() == ["text", "stack", "change", "group", "task"])
  }
}
