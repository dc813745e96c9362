import TabRenderUIKit
import Testing

/// Writes down what it is told.
@MainActor private final class Journal {
  var lines: [String] = []
}

private final class Reporter: UIViewController {
  private let name: String
  private let journal: Journal
  var whenLoaded: (UIViewController) -> Void = { _ in }

  init(_ name: String, _ journal: Journal) {
    self.name = name
    self.journal = journal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ line: String) { journal.lines.append("\(name) \(line)") }

  override func loadView() {
    note("load")
    view = UIView()
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    note("loaded")
    whenLoaded(self)
  }
  override func viewWillAppear(_ animated: Bool) { note("will") }
  override func viewIsAppearing(_ animated: Bool) { note("is") }
  override func viewDidAppear(_ animated: Bool) { note("did") }
  override func viewWillDisappear(_ animated: Bool) { note("-will") }
  override func viewDidDisappear(_ animated: Bool) { note("-did") }
  override func viewWillLayoutSubviews() { note("layout") }
  override func viewDidLayoutSubviews() { note("laid") }
  override func willMove(toParent parent: UIViewController?) { note("move \(parent != nil)") }
  override func didMove(toParent parent: UIViewController?) { note("moved \(parent != nil)") }
}

@MainActor @Suite struct AppearanceTests {
  private let journal = Journal()
  private let size = CGSize(width: 100, height: 100)

  @Test func `a host loads, lays out and shows in the documented order`() {
    let host = ViewHost(Reporter("A", journal), size: size)
    #expect(
      journal.lines == [
        "A load", "A loaded", "A will", "A is", "A layout", "A laid", "A did",
      ])
    host.update()
    #expect(journal.lines.count == 7)
  }

  @Test func `children appear inside their parent`() {
    let (parent, child) = (Reporter("P", journal), Reporter("C", journal))
    parent.whenLoaded = { parent in
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    let host = ViewHost(parent, size: size)
    #expect(
      journal.lines.filter { !$0.contains("lay") && !$0.contains("laid") } == [
        "P load", "P loaded", "C move true", "C load", "C loaded", "C moved true", "P will",
        "C will", "P is", "C is", "C did", "P did",
      ])
    #expect(host.window.rootViewController === parent)
  }

  @Test func `a child that is added later appears, and disappears when it is removed`() {
    let (parent, child) = (Reporter("P", journal), Reporter("C", journal))
    let host = ViewHost(parent, size: size)
    journal.lines = []
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    host.update()
    #expect(
      journal.lines == [
        "C move true", "C load", "C loaded", "C will", "C moved true", "C is", "P layout",
        "P laid", "C layout", "C laid", "C did",
      ])
    journal.lines = []
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    host.update()
    #expect(
      journal.lines == [
        "C move false", "C -will", "C -did", "C moved false", "P layout", "P laid",
      ])
  }

  @Test func `a container that forwards by hand decides when children appear`() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let (parent, child) = (Container(), Reporter("C", journal))
    let host = ViewHost(parent, size: size)
    parent.addChild(child)
    child.beginAppearanceTransition(true, animated: false)
    parent.view.addSubview(child.view)
    #expect(journal.lines.last == "C will")
    host.update()
    #expect(!journal.lines.contains("C did"))
    child.endAppearanceTransition()
    #expect(journal.lines.last == "C did")
  }

  @Test func `a full screen covers and uncovers`() {
    let (first, second) = (Reporter("A", journal), Reporter("B", journal))
    let host = ViewHost(first, size: size)
    journal.lines = []
    second.modalPresentationStyle = .fullScreen
    var completed = false
    first.present(second, animated: true) { completed = true }
    host.update()
    #expect(
      journal.lines.filter { !$0.hasSuffix("layout") && !$0.hasSuffix("laid") } == [
        "A -will", "B load", "B loaded", "B will", "A -did", "B is", "B did",
      ])
    #expect(completed)
    #expect(second.view.frame.size == size)
    journal.lines = []
    second.dismiss(animated: true)
    host.update()
    #expect(
      journal.lines.filter { !$0.hasSuffix("layout") && !$0.hasSuffix("laid") } == [
        "A will", "B -will", "B -did", "A is", "A did",
      ])
    #expect(first.presentedViewController == nil)
  }

  @Test func `a sheet leaves what it covers`() {
    let (first, second) = (Reporter("A", journal), Reporter("B", journal))
    let host = ViewHost(first, size: size)
    first.present(second, animated: false)
    host.update()
    #expect(!journal.lines.contains("A -will"))
    #expect(second.view.frame == CGRect(x: 0, y: 10, width: 100, height: 90))
  }
}
