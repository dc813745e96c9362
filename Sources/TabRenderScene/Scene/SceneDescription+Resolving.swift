import Foundation
import TabRenderBase
package import TabRenderBar

extension SceneDescription {
  /// The scene for one scale and appearance; every default is filled in.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - appearance: Light or dark.
  ///   - files: The content and the items, read and looked up.
  /// - Returns: The scene without its ``layers``.
  /// - Throws: What in the description contradicts itself.
  package func resolved(
    scale: Double, appearance: TabBarScene.Appearance, _ files: SceneFiles
  ) throws(SceneContradiction) -> TabBarScene {
    var scene = scene
    let screen = isLandscape ? device.landscape : device
    scene.canvas.size = size ?? screen.size
    scene.canvas.scale = scale
    scene.canvas.appearance = appearance
    scene.canvas.safeArea = screen.safeArea
    scene.canvas.displayCornerRadius = screen.displayCornerRadius
    scene.bar.style = style ?? (isLandscape && screen.size.height < 500 ? .compact : .classic)
    scene.bar.bottomInset = bottomInset ?? screen.safeArea.bottom
    scene.shadow.host = shadowHost ?? defaultShadowHost(of: scene.bar.style)
    resolveColors(of: &scene)
    scene.content.kind = contentKind(appearance, files.content)
    scene.items.list = files.items
    scene.items.selected = try selectedIndex(count: files.items.count)
    scene.canvas.crop = try cropRectangle(of: scene)
    return scene
  }

  /// A floating bar has a shadow only where one is described.
  private func defaultShadowHost(of style: TabBarScene.BarStyle) -> TabBarScene.ShadowHost {
    style == .floating && !describesShadow ? TabBarScene.ShadowHost.none : .sibling
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
    scene.shadow.fill = shadowFill?.resolved(for: appearance)
    scene.items.tint = tint?.resolved(for: appearance)
    scene.items.unselectedTint = unselectedTint?.resolved(for: appearance)
  }

  private func contentKind(
    _ appearance: TabBarScene.Appearance, _ picture: Bitmap?
  ) -> TabBarScene.Content.Kind {
    switch content {
    case nil: scene.showsBar ? .list : .none
    case .kind(let kind): kind
    case .solid(let color): .solid(color.resolved(for: appearance))
    case .file: picture.map(TabBarScene.Content.Kind.picture) ?? .none
    }
  }

  /// The selected item's index.
  ///
  /// The default selects nothing in an empty bar; asking for an item that is not there is an error.
  private func selectedIndex(count: Int) throws(SceneContradiction) -> Int? {
    guard let selected else { return nil }
    if count == 0, selected == 0 { return nil }
    guard selected < count else { throw .noSuchItem(selected, count: count) }
    return selected
  }

  private func cropRectangle(of scene: TabBarScene) throws(SceneContradiction) -> CGRect? {
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
      throw .emptyCrop(canvas: scene.canvas.size)
    }
    return visible
  }
}
