package import Foundation

/// A tree of views as a host keeps it: evaluated, laid out, and told of what appears.
@MainActor
package final class ViewTree {
  /// How often an update begins anew because of what it has called, before it is given up: views that
  /// change each other for ever would not end.
  private static let mostPasses = 100

  private var makeNodes: (_ViewContext) -> _NodeList
  private let rootSlot = ViewSlot()
  /// The number of the last evaluation.
  private(set) var number = 0
  private var visible: [AppearanceRecord] = []
  private var pending: [ViewUpdate.Action] = []
  private var isEvaluating = false

  /// What flows down from the host.
  package var environment: EnvironmentValues { didSet { needsUpdate = true } }
  /// The size that the views are laid out in, in points.
  package var size: CGSize { didSet { if size != oldValue { needsUpdate = true } } }
  /// What the safe area leaves out of it.
  package var safeArea = EdgeInsets() {
    didSet { if safeArea != oldValue { needsUpdate = true } }
  }
  /// The node around all others, laid out.
  private(set) var root: ViewNode?
  private var needsUpdate = true

  /// Creates the tree of a view; nothing is evaluated before the first ``update()``.
  package init<Root: View>(_ view: Root, size: CGSize, environment: EnvironmentValues) {
    makeNodes = { Root._makeNodes(view, in: $0) }
    self.size = size
    self.environment = environment
  }

  /// Shows another view of the same kind, which keeps the state.
  func show<Root: View>(_ view: Root) {
    makeNodes = { Root._makeNodes(view, in: $0) }
    needsUpdate = true
  }

  /// The size that the views take in a proposal.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    update()
    return root?.children.first?.size(proposal) ?? .zero
  }

  /// Evaluates and lays out what has changed, and calls what follows from it, until nothing changes
  /// any more.
  ///
  /// - Returns: Whether there was anything to do.
  @discardableResult
  package func update() -> Bool {
    var passes = 0
    while ViewUpdate.takeChanges() || needsUpdate || !pending.isEmpty, passes < Self.mostPasses {
      needsUpdate = false
      evaluate()
      perform()
      passes += 1
    }
    return passes > 0
  }

  /// Evaluates and lays out, and notes what is to be called.
  ///
  /// Both are done again while views that depend on their geometry get another one, before anything
  /// is said to be on the screen.
  func evaluate() {
    guard !isEvaluating else { return }
    isEvaluating = true
    defer { isEvaluating = false }
    var passes = 0
    var pass = layOut()
    while pass.root.noteGeometry(), passes < Self.mostPasses {
      pass = layOut()
      passes += 1
    }
    rootSlot.sweep(after: pass.update)
    root = pass.root
    pass.root.commit(pass.update)
    note(pass.update)
  }

  private func layOut() -> (update: ViewUpdate, root: ViewNode) {
    number += 1
    let update = ViewUpdate(number: number)
    let context = _ViewContext(slot: rootSlot, environment: environment, update: update)
    let list = makeNodes(context)
    let node = ViewNode(
      layout: RootLayout(safeArea: safeArea), children: list.nodes, environment: environment)
    node.layOut(at: .zero, ProposedViewSize(size), safeRegion)
    node.effects = list.looseEffects
    return (update, node)
  }

  /// The safe area as a region of the host.
  private var safeRegion: SafeArea {
    let isMirrored = environment.layoutDirection == .rightToLeft
    let inner = CGRect(
      x: isMirrored ? safeArea.trailing : safeArea.leading, y: safeArea.top,
      width: max(0, size.width - safeArea.total(.horizontal)),
      height: max(0, size.height - safeArea.total(.vertical)))
    return SafeArea().inside(CGRect(origin: .zero, size: size), inner)
  }

  private func note(_ update: ViewUpdate) {
    let gone = visible.filter { $0.lastUpdate != number }
    visible = update.appearances
    let leaving = gone.map { record in (record, record.disappear) }
    for (record, _) in leaving { record.isVisible = false }
    func leave(first: Bool) {
      for (record, disappear) in leaving where record.leavesFirst == first {
        if let disappear { pending.append(ViewUpdate.Action(perform: disappear)) }
      }
    }
    leave(first: true)
    pending += update.actions
    leave(first: false)
    pending += update.tasks
  }

  private func perform() {
    let actions = pending
    pending = []
    let outer = Self.acting
    Self.acting = self
    defer { Self.acting = outer }
    for action in actions { action.perform() }
  }

  /// The tree whose actions are being called.
  private static weak var acting: ViewTree?

  /// Calls something that a person does, such as a tap, and all that follows from it.
  package func perform(_ action: () -> Void) {
    Self.acting = self
    action()
    Self.acting = nil
    update()
  }

  /// Evaluates the tree whose actions are being called where something has changed, so that what
  /// changes next is seen on its own.
  static func flushChanges() {
    guard let tree = acting, ViewUpdate.takeChanges() else { return }
    tree.evaluate()
  }
}
