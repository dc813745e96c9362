import Foundation
import TabRender

extension DrawRequest {
  /// The scales to draw at.
  var drawnScales: [Double] { scales ?? [device.scale] }

  /// The scene for one scale and appearance; every default is filled in.
  ///
  /// `picture` is the content when it is a file.
  func resolved(
    scale: Double, appearance: TabBarScene.Appearance, picture: Bitmap?
  ) throws(UsageError) -> TabBarScene {
    var scene = scene
    scene.canvas.size = size ?? device.size
    scene.canvas.scale = scale
    scene.canvas.appearance = appearance
    scene.bar.bottomInset = bottomInset ?? device.safeArea.bottom
    resolveColors(of: &scene)
    scene.content.kind = contentKind(appearance, picture)
    scene.items.selected = try selectedIndex()
    scene.canvas.crop = try cropRectangle(of: scene)
    return scene
  }

  private func resolveColors(of scene: inout TabBarScene) {
    let appearance = scene.canvas.appearance
    scene.canvas.background =
      switch background {
      case nil: .system
      case .some(.none): .none
      case .color(let color): .color(color.resolved(for: appearance))
      }
    scene.bar.fill = fill?.resolved(for: appearance)
    scene.bar.border = border.map {
      TabBarScene.Border(width: $0.width, color: $0.color.resolved(for: appearance))
    }
    scene.shadow.color = shadowColor?.resolved(for: appearance) ?? scene.shadow.color
    scene.items.tint = tint?.resolved(for: appearance)
  }

  private func contentKind(
    _ appearance: TabBarScene.Appearance, _ picture: Bitmap?
  ) -> TabBarScene.Content.Kind {
    switch content {
    case .kind(let kind): kind
    case .solid(let color): .solid(color.resolved(for: appearance))
    case .file: picture.map(TabBarScene.Content.Kind.picture) ?? .none
    }
  }

  /// The selected item's index.
  ///
  /// The default selects nothing in an empty bar; asking for an item that is not there is an error.
  private func selectedIndex() throws(UsageError) -> Int? {
    guard let selected else { return nil }
    if scene.items.count == 0, selected == 1 { return nil }
    guard selected <= scene.items.count else {
      throw .option(.noSuchItem(selected, count: scene.items.count))
    }
    return selected - 1
  }

  private func cropRectangle(of scene: TabBarScene) throws(UsageError) -> CGRect? {
    let canvas = CGRect(origin: .zero, size: scene.canvas.size)
    let part: CGRect
    switch crop {
    case .canvas: return nil
    case .bar: part = scene.barFrame
    case .shadow: part = scene.shadowExtent.map(scene.barFrame.union) ?? scene.barFrame
    case .rectangle(let sides):
      part = CGRect(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
    }
    let visible = part.insetBy(dx: -pad, dy: -pad).intersection(canvas)
    guard !visible.isNull, !visible.isEmpty else {
      throw .option(.emptyCrop(canvas: scene.canvas.size))
    }
    return visible
  }
}
