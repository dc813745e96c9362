import Foundation
import TabRender
import Testing
import TestSupport

/// One edit of a small tree, at three scales: the layers that it is named for are the edited ones.
@Suite("Layers that changed")
struct LayerChangesTests {
  /// An edit, and the layers and notes that tell of it.
  struct Edit: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let ids: Set<String>
    let notes: [String]
    let apply: @Sendable (Tree) -> Void

    init(
      _ name: String, _ ids: Set<String>, notes: [String] = [],
      _ apply: @escaping @Sendable (Tree) -> Void
    ) {
      (testDescription, self.ids, self.notes, self.apply) = (name, ids, notes, apply)
    }
  }

  /// A card with a shadow, a title and a picture on a background, and a badge across its corner.
  final class Tree {
    let root = CALayer()
    let card = CALayer()
    let title = CATextLayer()
    let picture = CALayer()
    let fade = CAGradientLayer()
    let badge = CALayer()
    let label = CALayer()

    init() {
      root.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
      root.backgroundColor = .white
      card.frame = CGRect(x: 20, y: 20, width: 80, height: 50)
      card.backgroundColor = CGColor(red: 0.9, green: 0.9, blue: 1)
      (card.cornerRadius, card.shadowOpacity, card.shadowRadius) = (12, 0.3, 6)
      title.frame = CGRect(x: 8, y: 8, width: 60, height: 16)
      (title.string, title.fontSize, title.foregroundColor) = ("Title", 12, .black)
      picture.frame = CGRect(x: 8, y: 28, width: 16, height: 16)
      picture.contents = Bitmap(width: 2, height: 2, filledWith: .white)
      let mask = CALayer()
      mask.frame = CGRect(x: 0, y: 0, width: 14, height: 14)
      mask.backgroundColor = .black
      picture.mask = mask
      fade.frame = CGRect(x: 30, y: 28, width: 40, height: 16)
      fade.colors = [.black, .white]
      badge.frame = CGRect(x: 90, y: 10, width: 20, height: 20)
      badge.backgroundColor = CGColor(red: 1, green: 0, blue: 0)
      label.frame = CGRect(x: 84, y: 14, width: 20, height: 10)
      label.backgroundColor = CGColor(red: 0, green: 0, blue: 1)
      let layers = [root, card, title, picture, fade, badge, label]
      let names = ["root", "card", "title", "picture", "fade", "badge", "label"]
      for (layer, name) in zip(layers, names) { layer.name = name }
      for layer in [card, badge, label] { root.addSublayer(layer) }
      for layer in [title, picture, fade] { card.addSublayer(layer) }
    }

    func owners(scale: Int) -> LayerOwners {
      LayerOwners(
        LayerMap(root, width: 120 * scale, height: 90 * scale, scale: Double(scale)))
    }

    func picture(scale: Int) -> Bitmap {
      draw(root, width: 120 * scale, height: 90 * scale, scale: Double(scale))
    }
  }

  static let edits: [Edit] = [
    Edit("the opacity of a shadow", ["card.shadow"]) { $0.card.shadowOpacity = 0.33 },
    Edit("a little more shadow", ["card.shadow"]) { $0.card.shadowOpacity = 0.305 },
    Edit("the radius of corners", ["card"]) { $0.card.cornerRadius = 16 },
    Edit("a layer moves with what it holds", ["card"]) { $0.card.position.x -= 3 },
    Edit("a text", ["title"]) { $0.title.string = "Titles" },
    Edit("two layers change places", ["badge", "label"]) {
      $0.root.insertSublayer($0.label, below: $0.badge)
    },
    Edit("a layer comes nearer", ["badge"]) { $0.badge.zPosition = 1 },
    Edit("a layer is gone", ["title"], notes: ["removed layer: title"]) {
      $0.title.removeFromSuperlayer()
    },
    Edit("a layer is gone with what it holds", ["card"], notes: ["removed layer: card"]) {
      $0.card.removeFromSuperlayer()
    },
    Edit("a layer is new", ["dot"], notes: ["added layer: dot"]) {
      let dot = CALayer()
      dot.name = "dot"
      dot.frame = CGRect(x: 2, y: 2, width: 5, height: 5)
      dot.backgroundColor = .black
      $0.root.addSublayer(dot)
    },
    Edit("a layer is in another one", ["title"]) { $0.root.addSublayer($0.title) },
    Edit("a mask", ["picture"]) { $0.picture.mask?.cornerRadius = 5 },
    Edit("a color of a gradient", ["fade"]) {
      $0.fade.colors = [.black, CGColor(red: 1, green: 1, blue: 0)]
    },
    Edit("a layer is hidden with what it holds", ["card"]) { $0.card.isHidden = true },
    Edit("a picture", ["picture"]) {
      $0.picture.contents = Bitmap(width: 2, height: 2, filledWith: .black)
    },
    Edit("two things", ["badge", "title"]) {
      $0.badge.backgroundColor = .black
      $0.title.fontSize = 13
    },
  ]

  @Test("are those that were edited, at every scale", arguments: edits, [1, 2, 3])
  func named(_ edit: Edit, scale: Int) {
    let (old, new) = (Tree(), Tree())
    edit.apply(new)
    let (layers, changes) = result(from: old, to: new, scale)
    #expect(Set(layers.map(\.id)) == edit.ids)
    #expect(changes.notes == edit.notes)
  }

  @Test("and are named the other way round as well", arguments: edits, [1, 2, 3])
  func reversed(_ edit: Edit, scale: Int) {
    let (old, new) = (Tree(), Tree())
    edit.apply(old)
    let (layers, _) = result(from: old, to: new, scale)
    #expect(Set(layers.map(\.id)) == edit.ids)
  }

  @Test("have the differing pixels where they draw or drew")
  func pixels() {
    let (old, new) = (Tree(), Tree())
    new.badge.position.x -= 30
    let (layers, _) = result(from: old, to: new, 1)
    // Both squares, less what the label covers of one.
    #expect(layers == [SuiteResults.Layer(id: "badge", pixels: 20 * 20 * 2 - 14 * 10)])
  }

  @Test("are guessed where no layer is another than it was")
  func guessed() {
    let tree = Tree()
    let owners = tree.owners(scale: 2)
    let list = LayerList(owners, picture: "")
    let before = tree.picture(scale: 2)
    tree.badge.backgroundColor = .black
    let diff = ImageDiff(
      expected: StoredImage(before), actual: StoredImage(tree.picture(scale: 2)))
    #expect(owners.owners(of: diff, LayerChanges(from: list, to: list)).map(\.id) == ["badge"])
    #expect(owners.owners(of: diff).map(\.id) == ["badge"])
  }

  private func result(
    from old: Tree, to new: Tree, _ scale: Int
  ) -> (layers: [SuiteResults.Layer], LayerChanges) {
    let diff = ImageDiff(
      expected: StoredImage(old.picture(scale: scale)),
      actual: StoredImage(new.picture(scale: scale)))
    let owners = new.owners(scale: scale)
    let changes = LayerChanges(
      from: LayerList(old.owners(scale: scale), picture: ""), to: LayerList(owners, picture: ""))
    return (owners.owners(of: diff, changes), changes)
  }
}

extension Bitmap {
  fileprivate init(width: Int, height: Int, filledWith color: CGColor) {
    let level: UInt8 = color == .white ? 255 : 0
    self.init(
      width: width, height: height,
      bytes: (0..<width * height).flatMap { _ in [level, level, level, 255] })
  }
}
