import Foundation
import TabRenderUI
import TestSupport
import Testing

/// In which order the actions of a tree's views are gathered by a preference.
@MainActor
@Suite(.enabled(if: PreferenceOrder.arePresent, "needs ../shared/vectors beside the package"))
struct PreferenceOrderTests {
  @Test func `vectors can be read`() { #expect(PreferenceOrder.all.count >= 21) }

  @Test(arguments: PreferenceOrder.all)
  func `actions are gathered in the order of the tree`(vector: PreferenceOrder) throws {
    for (form, expected) in vector.expect {
      let reversesSiblings = form.contains("reduce=next_cur")
      let reversesParent = form.contains("transform=action_curr")
      let found =
        reversesSiblings
        ? vector.gathered(by: SecondFirst.self, reversesParent)
        : vector.gathered(by: FirstFirst.self, reversesParent)
      #expect(found == expected, "\(form)")
    }
  }
}

/// A vector: a tree, and what is expected for each way in which actions are combined.
struct PreferenceOrder: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let kind: String
  let tree: Node
  let expect: [String: [String]]

  var testDescription: String { id }

  /// A view of a vector.
  struct Node: Decodable, Sendable {
    let type: String
    var label: String?
    var text: String?
    var cond: Bool?
    /// The view inside, as a list of one.
    var child: Boxed?
    var secondary: Boxed?
    var children: [Node]?
    var then: [Node]?
    var `else`: [Node]?
  }

  /// A node inside another one.
  final class Boxed: Decodable, Sendable {
    let node: Node

    init(from decoder: any Decoder) throws { node = try Node(from: decoder) }
  }

  private struct Kind: Decodable { let kind: String }
  private struct File: Decodable {
    let vectors: [Entry]
  }
  /// A vector of this kind; `nil` for one of another kind.
  private struct Entry: Decodable {
    let vector: PreferenceOrder?

    init(from decoder: any Decoder) throws {
      let isOrder = try Kind(from: decoder).kind == "preferenceOrder"
      vector = isOrder ? try PreferenceOrder(from: decoder) : nil
    }
  }

  private static let file =
    Repository.root.appending(path: "../shared/vectors/event_vectors.json").standardizedFileURL

  static let arePresent = FileManager.default.fileExists(atPath: file.path)

  static let all: [PreferenceOrder] = {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode(File.self, from: data))?.vectors.compactMap(\.vector) ?? []
  }()

  /// The labels of the actions in the order in which the gathered action calls them.
  @MainActor
  func gathered<Key: ActionKey>(by key: Key.Type, _ reversesParent: Bool) -> [String] {
    let log = Log()
    let builder = TreeBuilder<Key>(log: log, actsFirst: reversesParent)
    let view = builder.view(tree).backgroundPreferenceValue(key) { action in
      Color.clear.onAppear { action() }
    }
    _ = Screen(view)
    return log.entries
  }
}

/// A preference whose values are actions.
protocol ActionKey: PreferenceKey where Value == @MainActor () -> Void {}

/// Earlier siblings act first.
enum FirstFirst: ActionKey {
  static let defaultValue: @MainActor () -> Void = {}

  static func reduce(
    value: inout @MainActor () -> Void, nextValue: () -> @MainActor () -> Void
  ) {
    let (current, next) = (value, nextValue())
    value = {
      current()
      next()
    }
  }
}

/// Later siblings act first.
enum SecondFirst: ActionKey {
  static let defaultValue: @MainActor () -> Void = {}

  static func reduce(
    value: inout @MainActor () -> Void, nextValue: () -> @MainActor () -> Void
  ) {
    let (current, next) = (value, nextValue())
    value = {
      next()
      current()
    }
  }
}

/// Makes the views of a vector.
@MainActor
private struct TreeBuilder<Key: ActionKey> {
  let log: Log
  /// Whether a view's own action comes before those inside.
  let actsFirst: Bool

  func view(_ node: PreferenceOrder.Node) -> AnyView {
    let children = node.children ?? []
    return switch node.type {
    case "Text": AnyView(Text(node.text ?? ""))
    case "Empty": AnyView(EmptyView())
    case "VStack": AnyView(VStack { list(children) })
    case "HStack": AnyView(HStack { list(children) })
    case "ZStack": AnyView(ZStack { list(children) })
    case "Group", "ForEach": AnyView(Group { list(children) })
    case "if": AnyView(Group { list((node.cond == true ? node.then : node.else) ?? []) })
    case "opacity": AnyView(inside(node).opacity(0.5))
    case "preference": AnyView(inside(node).preference(key: Key.self, value: action(node)))
    case "backgroundPreferenceValue":
      AnyView(inside(node).backgroundPreferenceValue(Key.self) { _ in Color.clear })
    case "background": AnyView(inside(node).background { secondary(node) })
    case "overlay": AnyView(inside(node).overlay { secondary(node) })
    case "safeAreaInset": AnyView(inside(node).safeAreaInset(edge: .bottom) { secondary(node) })
    case "tabOnAppear": AnyView(acting(node))
    default: AnyView(Text("unknown view \(node.type)"))
    }
  }

  private func list(_ nodes: [PreferenceOrder.Node]) -> some View {
    ForEach(nodes.indices, id: \.self) { view(nodes[$0]) }
  }

  private func inside(_ node: PreferenceOrder.Node) -> AnyView {
    node.child.map { view($0.node) } ?? AnyView(EmptyView())
  }

  private func secondary(_ node: PreferenceOrder.Node) -> AnyView {
    node.secondary.map { view($0.node) } ?? AnyView(EmptyView())
  }

  private func action(_ node: PreferenceOrder.Node) -> @MainActor () -> Void {
    let label = node.label ?? ""
    return { log.add(label) }
  }

  private func acting(_ node: PreferenceOrder.Node) -> some View {
    let (action, actsFirst) = (action(node), actsFirst)
    return inside(node).transformPreference(Key.self) { value in
      let inner = value
      value = {
        if actsFirst { action() }
        inner()
        if !actsFirst { action() }
      }
    }
  }
}
