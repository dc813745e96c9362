import Foundation
import TabRender

/// What `draw` is asked for: typed and checked, but not yet resolved for a scale and an appearance.
struct DrawRequest {
  /// Everything that does not depend on the scale and the appearance.
  var scene = TabBarScene()
  /// The device whose size, scale and bottom inset hold when they are not given.
  var device = Device.iPhone16
  /// The canvas's size, when it is not the device's.
  var size: CGSize?
  /// The scales to draw at, when they are not the device's.
  var scales: [Double]?
  /// The appearances to draw in.
  var appearances = [TabBarScene.Appearance.light]
  /// Whether the device lies on its side.
  var isLandscape = false
  /// The bar's style, when it does not follow from the canvas.
  var style: TabBarScene.BarStyle?
  /// The items as they were written, or how many of the usual ones.
  var items = ItemsChoice.usual(4)
  /// The bar's bottom inset, when it is not the device's.
  var bottomInset: Double?
  /// The background, when it is not the system's.
  var background: BackgroundChoice?
  /// The layer with the shadow, when it is said.
  var shadowHost: TabBarScene.ShadowHost?
  /// Whether anything about the shadow is said, so that one is wanted.
  var describesShadow = false
  /// Whether the shadow's radius is given as UIKit counts it, and whether as CSS does.
  var givesShadowRadius = false
  var givesShadowBlur = false
  /// The colours that may follow the appearance.
  var fill: DynamicColor?
  var border: BorderChoice?
  var shadowColor: DynamicColor?
  var tint: DynamicColor?
  var unselectedTint: DynamicColor?
  /// What scrolls behind the bar.
  var content = ContentChoice.kind(.list)
  /// The selected item as a person counts, from 1; `nil` selects none.
  var selected: Int? = 1
  /// The part of the canvas to show.
  var crop = CropChoice.canvas
  /// How much more than that part, in points.
  var pad: Double = 0
  /// How the files are written.
  var output = OutputRequest()

  /// Checks what the options mean together.
  func validate() throws(UsageError) {
    if givesShadowRadius, givesShadowBlur { throw .option(.radiusAndBlur) }
  }
}

/// How `draw` and `compare` write their files.
struct OutputRequest {
  /// How several pictures share one name.
  var naming = OutputNaming.plain
  /// The effort of compression, `nil` for the writer's own choice.
  var level: Int?
  var metadata = MetadataChoice.dpi
  var existing = ExistingFile.replace
  /// Whether a name without `.png` is meant.
  var acceptsAnyName = false
  /// Whether missing folders are made.
  var makesFolders = false
  /// Whether the picture is opened once it is written.
  var opens = false
  /// Where the timings go; `nil` for nowhere.
  var timings: TimingsChoice?
}
