import Foundation
import TabRenderBase

extension UIView {
  /// Whether the constraints decide the frame.
  var isLaidOutByConstraints: Bool {
    !translatesAutoresizingMaskIntoConstraints && superview != nil
  }

  /// Lays out from the topmost view that needs it, as far up as all between need it too.
  func layOutTree() {
    var top = self
    while let view = top.superview, view.viewState.needsLayout { top = view }
    let system = top.constraintRoot
    if system.viewState.needsSolving, system !== top { system.solveIfNeeded() }
    top.layOutBelow()
  }

  /// Lays out the view and all in it that needs it; what marks itself again is laid out again.
  private func layOutBelow() {
    for _ in 0..<Self.maximumPasses {
      guard layOutOnce() else { return }
    }
  }

  /// A layout that asks for itself again and again is given up after so many passes.
  private static let maximumPasses = 20

  /// One pass from the top down; true where something was laid out.
  private func layOutOnce() -> Bool {
    var worked = false
    if viewState.needsLayout {
      viewState.needsLayout = false
      worked = true
      solveIfNeeded()
      traitCollection.performAsCurrent {
        controller?.viewWillLayoutSubviews()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
      }
    }
    for view in subviews where view.layOutOnce() { worked = true }
    return worked
  }

  /// The nearest view around whose own frame no constraint decides.
  private var constraintRoot: UIView {
    sequence(first: self, next: \.superview).first { !$0.isLaidOutByConstraints } ?? self
  }

  /// Lets the constraints around the view be solved again.
  func invalidateConstraints() {
    let root = constraintRoot
    guard !root.viewState.needsSolving || !root.viewState.needsLayout else { return }
    root.viewState.needsSolving = true
    root.setNeedsLayout()
  }

  private func solveIfNeeded() {
    guard viewState.needsSolving, !isLaidOutByConstraints else { return }
    viewState.needsSolving = false
    guard usesConstraints else { return }
    updateConstraintsOfTree()
    viewState.needsSolving = false
    let system = solvedSystem()
    viewState.unsatisfied = system.unsatisfied
    system.apply()
    for view in system.views {
      guard let frame = system.frame(of: view), view.viewState.solvedFrame != frame else {
        continue
      }
      view.viewState.solvedFrame = frame
      view.superview?.setNeedsLayout()
    }
  }

  private var usesConstraints: Bool {
    subviews.contains { $0.isLaidOutByConstraints } || !layoutGuides.isEmpty
      || !constraints.isEmpty
  }

  /// The system below the view.
  ///
  /// Texts of several lines are given their width in a second round.
  private func solvedSystem() -> ConstraintSystem {
    solvedSystem { ConstraintSystem(self) }
  }

  private func solvedSystem(_ make: () -> ConstraintSystem) -> ConstraintSystem {
    var system = make()
    let texts = system.views.compactMap { $0 as? UILabel }.filter { $0.numberOfLines != 1 }
    guard !texts.isEmpty else { return system }
    for text in texts { text.solvedWidth = nil }
    system = make()
    for text in texts { text.solvedWidth = system.frame(of: text)?.width }
    return make()
  }

  /// The size that the constraints below the view give it.
  func fittingSize(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsOfTree()
    let size = solvedSystem {
      ConstraintSystem(
        self, size: .fitting(target, horizontal: horizontal, vertical: vertical))
    }.rootSize
    let scale = traitCollection.displayScale
    func up(_ length: CGFloat) -> CGFloat {
      scale > 0 ? (length * scale - 0.001).rounded(.up) / scale : length
    }
    return CGSize(width: up(size.width), height: up(size.height))
  }

  /// Gives the subviews their frames, edges on whole pixels.
  func applySolvedFrames() {
    let scale = max(1, traitCollection.displayScale)
    for view in subviews where view.isLaidOutByConstraints {
      guard let solved = view.viewState.solvedFrame else { continue }
      func near(_ value: CGFloat) -> CGFloat { (value * scale + 0.5 + 1e-6).rounded(.down) / scale }
      let (minX, minY) = (near(solved.minX), near(solved.minY))
      let size = CGSize(width: near(solved.maxX) - minX, height: near(solved.maxY) - minY)
      if view.bounds.size != size { view.bounds = CGRect(origin: view.bounds.origin, size: size) }
      let anchor = view.layer.anchorPoint
      let position = CGPoint(x: minX + anchor.x * size.width, y: minY + anchor.y * size.height)
      if view.center != position { view.center = position }
    }
  }

  /// Subviews first, as their constraints may decide the view's.
  func updateConstraintsOfTree() {
    for view in subviews { view.updateConstraintsOfTree() }
    guard viewState.needsUpdateConstraints else { return }
    viewState.needsUpdateConstraints = false
    if let controller { controller.updateViewConstraints() } else { updateConstraints() }
  }
}
