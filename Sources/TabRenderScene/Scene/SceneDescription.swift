package import Foundation
package import TabRenderBase
package import TabRenderBar

/// What flags or a scene file say: typed and checked, but not yet resolved for a scale and an
/// appearance.
///
/// Defaults that follow from something else (the device, the style, the appearance) are left open
/// until ``resolved(scale:appearance:_:)``.
package struct SceneDescription: Hashable, Sendable {
  /// The scene's name; `nil` when the file's name stands for it.
  package var name: String?
  /// Everything that does not depend on the scale and the appearance.
  package var scene = TabBarScene()
  /// The device whose size, scale and insets hold when they are not given.
  package var device = Device.iPhone16
  /// The canvas's size, when it is not the device's.
  package var size: CGSize?
  /// The scales to draw at, when they are not the device's.
  package var scales: [Double]?
  /// The appearances to draw in.
  package var appearances = [TabBarScene.Appearance.light]
  /// Whether the device lies on its side.
  package var isLandscape = false
  /// The bar's style, when it does not follow from the canvas.
  package var style: TabBarScene.BarStyle?
  /// The items as they were written, or how many of the usual ones.
  package var items = ItemsChoice.usual(4)
  /// The bar's bottom inset, when it is not the device's.
  package var bottomInset: Double?
  /// The background, when it is not the system's.
  package var background: BackgroundChoice?
  /// The layer with the shadow, when it is said.
  package var shadowHost: TabBarScene.ShadowHost?
  /// Whether anything about the shadow is said, so that one is wanted.
  package var describesShadow = false
  /// The bar's colour.
  package var fill: DynamicColor?
  /// The line inside the bar's outline.
  package var border: BorderChoice?
  /// The shadow's colour.
  package var shadowColor: DynamicColor?
  /// The colour of the layer that carries the shadow.
  package var shadowFill: DynamicColor?
  /// The selected item's colour.
  package var tint: DynamicColor?
  /// The other items' colour.
  package var unselectedTint: DynamicColor?
  /// What scrolls behind the bar; `nil` is a list behind a bar, and nothing where there is no bar.
  package var content: ContentChoice?
  /// The index of the selected item, from 0; `nil` selects none.
  package var selected: Int? = 0
  /// The part of the canvas to show.
  package var crop = CropChoice.canvas
  /// How much more than that part, in points.
  package var pad: Double = 0
  /// Layers that are drawn above everything else, in their order.
  package var layers: [LayerDescription] = []

  /// Creates a description that says nothing: the default bar.
  package init() {}

  /// The scales to draw at.
  package var drawnScales: [Double] { scales ?? [device.scale] }
}

/// A border before its colour is resolved for an appearance.
package struct BorderChoice: Hashable, Sendable {
  /// The width in points.
  package let width: Double
  /// The colour.
  package let color: DynamicColor

  /// Creates a border.
  package init(width: Double, color: DynamicColor) {
    self.width = width
    self.color = color
  }
}

/// The canvas's background before its colour is resolved.
package enum BackgroundChoice: Hashable, Sendable {
  case color(DynamicColor)
  case none
}

/// The content before its colour is resolved or its file is read.
package enum ContentChoice: Hashable, Sendable {
  case kind(TabBarScene.Content.Kind)
  case solid(DynamicColor)
  case file(String)
}

/// The bar's items before their icons are looked up and read.
package enum ItemsChoice: Hashable, Sendable {
  /// So many of the usual ones.
  case usual(Int)
  /// As written, one after the other.
  case written([ItemDescription])

  /// Adds a written item; the first one takes the place of the usual ones.
  package mutating func append(_ item: ItemDescription) {
    if case .written(let items) = self {
      self = .written(items + [item])
    } else {
      self = .written([item])
    }
  }
}

/// An item as it is written: a title, and perhaps an icon and a badge.
package struct ItemDescription: Hashable, Sendable {
  /// The title; empty for none.
  package let title: String
  /// The name of a symbol, or of an SVG or PNG file.
  package let icon: String?
  /// The badge's value, as an app sets it.
  package let badge: String?

  /// Creates an item.
  package init(title: String, icon: String?, badge: String?) {
    self.title = title
    self.icon = icon
    self.badge = badge
  }
}

/// The part of the canvas to show, before the scene's geometry is known.
package enum CropChoice: Hashable, Sendable {
  case canvas, bar, shadow
  /// x, y, width and height in points.
  case rectangle([Double])
}

/// What in a description contradicts itself once it is resolved.
package enum SceneContradiction: Error, Hashable, Sendable {
  /// The selected item, an index from 0, does not exist.
  case noSuchItem(Int, count: Int)
  /// The crop lies beside the canvas.
  case emptyCrop(canvas: CGSize)
}
