internal import Foundation

/// Where a node was at the last layout, kept in the slot of a view that depends on it.
///
/// What a view is made of can depend on its own geometry, which is known only after it was laid out.
/// It is therefore evaluated with the geometry of the last layout, and once more where the layout
/// after it changed that.
@MainActor
final class GeometryRecord {
  /// Size and position of a node, in points.
  struct Geometry: Equatable {
    /// In the host's coordinates.
    var frame: CGRect
    /// How far the node can reach beyond its edges.
    var safeAreaInsets: EdgeInsets
    /// The frames of the named coordinate spaces further out.
    var spaces: [AnyHashable: CGRect]
  }

  /// The geometry of the last layout; `nil` before the first.
  private(set) var geometry: Geometry?
  /// Whether a view was made of it, so that a change counts.
  var isRead = false

  nonisolated init() {}

  /// Takes the geometry of a layout.
  ///
  /// - Returns: Whether the views that depend on it have to be evaluated again.
  func take(_ new: Geometry) -> Bool {
    let hasChanged = geometry != new
    geometry = new
    return hasChanged && isRead
  }
}

extension ViewNode {
  /// Tells the records in the tree where their nodes are.
  ///
  /// - Returns: Whether views that depend on it have to be evaluated again.
  func noteGeometry(_ spaces: [AnyHashable: CGRect] = [:]) -> Bool {
    var spaces = spaces
    if let coordinateSpace { spaces[coordinateSpace] = frame }
    var isStale = false
    for record in geometryRecords {
      let insets = safeArea.insets(
        of: frame, environment.layoutDirection, pixel: environment.pixelLength)
      let geometry = GeometryRecord.Geometry(
        frame: frame, safeAreaInsets: insets, spaces: spaces)
      if record.take(geometry) { isStale = true }
    }
    for child in shownChildren where child.noteGeometry(spaces) { isStale = true }
    return isStale
  }
}
