import Foundation

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
    let bar = bar ?? BarDescription()
    var scene = TabBarScene()
    scene.canvas = canvas.resolved(scale: scale, appearance)
    scene.showsBar = self.bar != nil
    scene.bar = bar.resolved(on: canvas, appearance)
    scene.shadow = bar.resolvedShadow(style: scene.bar.style, appearance)
    scene.shadow.model = canvas.shadowModel
    scene.items = try bar.resolvedItems(files.items, appearance)
    scene.content = content.resolved(appearance, files, behindBar: scene.showsBar)
    scene.canvas.crop = try canvas.cropRectangle(of: scene)
    return scene
  }
}

extension CanvasDescription {
  /// The device as it lies.
  fileprivate var turnedScreen: Device { isLandscape ? screen.landscape : screen }

  fileprivate func resolved(
    scale: Double, _ appearance: TabBarScene.Appearance
  ) -> TabBarScene.Canvas {
    let screen = turnedScreen
    var canvas = TabBarScene.Canvas()
    canvas.size = size ?? screen.size
    canvas.scale = scale
    canvas.appearance = appearance
    canvas.safeArea = screen.safeArea
    canvas.displayCornerRadius = screen.displayCornerRadius
    canvas.showsChrome = showsChrome
    canvas.background =
      switch background {
      case nil: .system
      case .transparent: .none
      case .color(let color): .color(color.resolved(for: appearance))
      }
    return canvas
  }

  fileprivate func cropRectangle(of scene: TabBarScene) throws(SceneContradiction) -> CGRect? {
    let part: CGRect
    switch crop {
    case .canvas: return nil
    case .bar: part = scene.barFrame
    case .shadow: part = scene.shadowExtent.map(scene.barFrame.union) ?? scene.barFrame
    case .rectangle(let rect): part = rect
    }
    let canvas = CGRect(origin: .zero, size: scene.canvas.size)
    let visible = part.insetBy(dx: -pad, dy: -pad).intersection(canvas)
    guard !visible.isNull, !visible.isEmpty else { throw .emptyCrop(canvas: canvas.size) }
    return visible
  }
}

extension BarDescription {
  fileprivate func resolved(
    on canvas: CanvasDescription, _ appearance: TabBarScene.Appearance
  ) -> TabBarScene.Bar {
    let screen = canvas.turnedScreen
    let isCompact = canvas.isLandscape && screen.size.height < 500
    var bar = TabBarScene.Bar()
    bar.style = style ?? (isCompact ? .compact : .classic)
    bar.height = height
    bar.bottomInset = bottomInset ?? screen.safeArea.bottom
    bar.insets = insets
    bar.corners = corners
    bar.cornerRadius = cornerRadius
    bar.cornerCurve = cornerCurve
    bar.masksToBounds = masksToBounds
    bar.fill = fill?.resolved(for: appearance)
    bar.fillOpacity = fillOpacity
    bar.border = border.map {
      TabBarScene.Border(width: $0.width, color: $0.color.resolved(for: appearance))
    }
    bar.hairline = hairline
    return bar
  }

  fileprivate func resolvedShadow(
    style: TabBarScene.BarStyle, _ appearance: TabBarScene.Appearance
  ) -> TabBarScene.Shadow {
    var resolved = TabBarScene.Shadow()
    guard let shadow else {
      if style == .floating { resolved.host = .none }
      return resolved
    }
    resolved.host = shadow.host
    resolved.radius = shadow.radius ?? resolved.radius
    resolved.opacity = shadow.opacity
    resolved.offset = shadow.offset
    resolved.color = shadow.color.resolved(for: appearance)
    resolved.fill = shadow.fill?.resolved(for: appearance)
    return resolved
  }

  fileprivate func resolvedItems(
    _ list: [TabBarScene.Item], _ appearance: TabBarScene.Appearance
  ) throws(SceneContradiction) -> TabBarScene.Items {
    var items = TabBarScene.Items()
    items.list = list
    items.selected = try selectedIndex(count: list.count)
    items.tint = tint?.resolved(for: appearance)
    items.unselectedTint = unselectedTint?.resolved(for: appearance)
    items.direction = direction
    items.showsLabels = showsLabels
    items.titleSize = titleSize
    return items
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
}

extension ContentDescription {
  fileprivate func resolved(
    _ appearance: TabBarScene.Appearance, _ files: SceneFiles, behindBar: Bool
  ) -> TabBarScene.Content {
    var content = TabBarScene.Content()
    content.scroll = scroll
    content.showsText = showsText
    content.kind =
      switch subject {
      case nil: behindBar ? .list : .none
      case .kind(let kind): kind
      case .solid(let color): .solid(color.resolved(for: appearance))
      case .file(let file): files.pictures[file].map { .picture($0) } ?? .none
      }
    return content
  }
}
