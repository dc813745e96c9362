import TabRender

/// A border before its colour is resolved for an appearance.
struct BorderChoice: Equatable {
  let width: Double
  let color: DynamicColor
}

/// The canvas's background before its colour is resolved.
enum BackgroundChoice: Equatable {
  case color(DynamicColor)
  case none
}

/// The content before its colour is resolved or its file is read.
enum ContentChoice: Equatable {
  case kind(TabBarScene.Content.Kind)
  case solid(DynamicColor)
  case file(String)
}

/// The bar's items before their icons are looked up and read.
enum ItemsChoice: Equatable {
  /// So many of the usual ones.
  case usual(Int)
  /// As written, one `--item` each.
  case written([ItemWords])

  /// Adds a written item; the first one takes the place of the usual ones.
  mutating func append(_ item: ItemWords) {
    if case .written(let items) = self {
      self = .written(items + [item])
    } else {
      self = .written([item])
    }
  }
}

/// An item as it is written: `TITLE[:icon[:badge]]`.
struct ItemWords: Equatable {
  let title: String
  let icon: String?
  let badge: String?
}

/// The part of the canvas to show, before the scene's geometry is known.
enum CropChoice: Equatable {
  case canvas, bar, shadow
  /// x, y, width and height in points.
  case rectangle([Double])
}

/// What the PNG file says about itself besides its pixels.
enum MetadataChoice: String, CaseIterable {
  /// Nothing.
  case none
  /// The colour space and the resolution.
  case dpi
  /// The program's version and a digest of the scene as well; never a date.
  case full
}

/// What happens to a file that exists already.
enum ExistingFile {
  case replace, keep
}

/// Where the timings go.
enum TimingsChoice: Equatable {
  case standardError
  case file(String)
}
