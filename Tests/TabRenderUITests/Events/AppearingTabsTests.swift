import Foundation
import TabRenderUI
import TabRenderUIKit
import Testing

/// An action for each time that a screen is selected, gathered from the views of the screen.
private struct SelectionActionKey: PreferenceKey {
  static let defaultValue: @MainActor () -> Void = {}

  static func reduce(
    value: inout @MainActor () -> Void, nextValue: () -> @MainActor () -> Void
  ) {
    let (first, second) = (value, nextValue())
    value = {
      first()
      second()
    }
  }
}

extension View {
  fileprivate func onSelection(_ action: @escaping @MainActor () -> Void) -> some View {
    transformPreference(SelectionActionKey.self) { value in
      let inner = value
      value = {
        inner()
        action()
      }
    }
  }
}

/// Screens that keep their state and are told each time that they are selected.
@MainActor
@Suite struct AppearingTabsTests {
  private struct Tabs<Content: View>: View {
    @Binding var selection: String
    @ViewBuilder let content: Content

    var body: some View {
      ZStack {
        ForEach(subviews: content) { screen in
          screen
            .opacity(screen.containerValues.tag(for: String.self) == selection ? 1 : 0)
            .backgroundPreferenceValue(SelectionActionKey.self) { action in
              if screen.containerValues.tag(for: String.self) == selection {
                Color.clear.onAppear { action() }
              }
            }
        }
      }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        HStack(spacing: 20) {
          ForEach(subviews: content) { screen in
            let tag = screen.containerValues.tag(for: String.self) ?? ""
            Text("tab \(tag)").onTapGesture { selection = tag }
          }
        }
      }
    }
  }

  private struct Page: View {
    let name: String
    let log: Log
    @State private var count = 0

    var body: some View {
      VStack(spacing: 0) {
        Text("\(name) \(count)").onSelection { log.add("text \(name)") }
        Button("more \(name)") { count += 1 }
      }
      .onAppear { log.add("mounted \(name)") }
      .onSelection { log.add("page \(name)") }
    }
  }

  private struct App: View {
    let log: Log
    @State private var selection = "a"

    var body: some View {
      Tabs(selection: $selection) {
        Page(name: "a", log: log).tag("a")
        Page(name: "b", log: log).tag("b")
      }
    }
  }

  @Test func `a selected screen is told, inner views first, and keeps its state`() throws {
    let log = Log()
    let host = ViewHost(App(log: log), size: CGSize(width: 200, height: 300))
    #expect(log.take().sorted() == ["mounted a", "mounted b", "page a", "text a"])
    try host.tap("more a")
    try host.tap("tab b")
    #expect(log.take() == ["text b", "page b"])
    #expect(host.frame(of: "a 1") == nil, "a faded screen does not show")
    try host.tap("tab b")
    #expect(log.take() == [], "selecting it again tells nothing")
    try host.tap("tab a")
    #expect(log.take() == ["text a", "page a"])
    #expect(host.frame(of: "a 1") != nil)
  }
}
