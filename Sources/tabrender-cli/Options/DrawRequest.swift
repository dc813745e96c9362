import TabRender

/// What `draw` is asked for: a scene that is typed and checked, and what happens to its pictures.
@dynamicMemberLookup
struct DrawRequest {
  /// The scene, not yet resolved for a scale and an appearance.
  var description = SceneDescription()
  private var spreadIsGivenTwice = false
  /// Whether the scene is printed instead of drawn.
  var printsScene = false
  /// How the files are written.
  var output = OutputRequest()

  /// A part of the scene.
  subscript<Value>(dynamicMember path: WritableKeyPath<SceneDescription, Value>) -> Value {
    get { description[keyPath: path] }
    set { description[keyPath: path] = newValue }
  }

  /// A part of the scene that follows from others.
  subscript<Value>(dynamicMember path: KeyPath<SceneDescription, Value>) -> Value {
    description[keyPath: path]
  }

  /// The bar, which `draw` always draws.
  var bar: BarDescription {
    get { description.bar ?? BarDescription() }
    set { description.bar = newValue }
  }

  /// The bar's shadow, which is described once an option speaks of it.
  var shadow: BarShadowDescription {
    get { bar.shadow ?? BarShadowDescription() }
    set { bar.shadow = newValue }
  }

  /// Sets how far the shadow spreads; a second way to say so contradicts the first.
  mutating func spreadShadow(_ spread: BarShadowDescription.Spread) {
    switch (shadow.spread, spread) {
    case (.radius, .cssBlur), (.cssBlur, .radius): spreadIsGivenTwice = true
    default: break
    }
    shadow.spread = spread
  }

  /// Checks what the options mean together.
  func validate() throws(CommandLineError) {
    if spreadIsGivenTwice { throw .option(.radiusAndBlur) }
  }

  /// The scene for one scale and appearance; what contradicts itself is told with the names of options.
  func resolved(
    scale: Double, appearance: TabBarScene.Appearance, _ files: SceneFiles
  ) throws(CommandLineError) -> TabBarScene {
    do throws(SceneContradiction) {
      return try description.resolved(scale: scale, appearance: appearance, files)
    } catch {
      switch error {
      case .noSuchItem(let index, let count): throw .option(.noSuchItem(index + 1, count: count))
      case .emptyCrop(let canvas): throw .option(.emptyCrop(canvas: canvas))
      }
    }
  }
}
