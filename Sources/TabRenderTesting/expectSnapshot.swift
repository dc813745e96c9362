public import Foundation
public import TabRender
public import Testing

/// Expects a picture to be as its baseline is.
///
/// The baseline is `__Snapshots__/<TestFile>/<named>.png` beside the file of the test. Where they
/// differ an issue is recorded with the numbers, and the expected and the actual picture and their
/// difference are attached to the test; `swift test --attachments-path DIR` keeps them.
///
/// - Parameters:
///   - picture: The picture.
///   - name: The baseline's name, unlike others of the same file; it may have slashes for folders.
///   - scale: Pixels per point, which the baseline's file states; 1 by default.
///   - options: What counts as a difference; exact by default.
///   - record: When the baseline is written; by default as the environment says.
///   - sourceLocation: Where an issue is reported, and beside which file the baseline is.
/// - Returns: Whether the picture is as its baseline.
@discardableResult
public func expectSnapshot(
  of picture: Bitmap, named name: String, scale: Double = 1,
  comparing options: DiffOptions = DiffOptions(), record: SnapshotRecord = .environment,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  Snapshot(name: name, scale: scale, options: options, location: sourceLocation)
    .expect(picture, record)
}

/// Expects a layer tree's picture to be as its baseline is.
///
/// The layer is drawn by itself, without regard to its own position, on a canvas of `size`, from
/// its bounds' origin on.
///
/// - Parameters:
///   - layer: The root of the tree.
///   - name: The baseline's name, unlike others of the same file.
///   - size: The canvas in points; `nil`, the default, is the size of the layer's bounds.
///   - scale: Pixels per point; 1 by default.
///   - background: What lies behind; `nil`, the default, is transparent.
///   - options: What counts as a difference; exact by default.
///   - record: When the baseline is written; by default as the environment says.
///   - sourceLocation: Where an issue is reported, and beside which file the baseline is.
/// - Returns: Whether the picture is as its baseline.
@discardableResult
public func expectSnapshot(
  of layer: CALayer, named name: String, size: CGSize? = nil, scale: Double = 1,
  background: CGColor? = nil, comparing options: DiffOptions = DiffOptions(),
  record: SnapshotRecord = .environment, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let size = size ?? layer.bounds.size
  // The layer's own corner comes to the canvas's, wherever it stands in its superlayer.
  let corner = layer.frame.origin
  // The pixels of a scene's canvas are counted in the same way.
  var canvas = TabBarScene.Canvas()
  (canvas.size, canvas.scale) = (size, scale)
  let pixels = canvas.pixelSize
  let list = DisplayList(
    layer, width: pixels.width, height: pixels.height, scale: scale,
    origin: (x: Int((corner.x * scale).rounded()), y: Int((corner.y * scale).rounded())),
    background: background)
  return expectSnapshot(
    of: Renderer(threads: 1).render(list), named: name, scale: scale, comparing: options,
    record: record, sourceLocation: sourceLocation)
}

/// Expects a tab bar's picture to be as its baseline is.
///
/// - Parameters:
///   - scene: The scene; its canvas says the scale and the appearance.
///   - name: The baseline's name, unlike others of the same file.
///   - fonts: Finds the fonts; ``FontLibrary/shared`` by default. The text is drawn with a library
///     that searches as this one does and is the picture's own, so that nothing that went wrong
///     elsewhere counts.
///   - options: What counts as a difference; exact by default.
///   - record: When the baseline is written; by default as the environment says.
///   - sourceLocation: Where an issue is reported, and beside which file the baseline is.
/// - Returns: Whether the picture is as its baseline.
@discardableResult
public func expectSnapshot(
  of scene: TabBarScene, named name: String, fonts: FontLibrary = .shared,
  comparing options: DiffOptions = DiffOptions(), record: SnapshotRecord = .environment,
  sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
  let library = FontLibrary(search: fonts.search)
  let picture = Renderer(threads: 1).render(scene.makeDisplayList(fonts: library))
  for problem in library.problems where problem.isError {
    Issue.record("\(name): \(problem.description)", sourceLocation: sourceLocation)
    return false
  }
  return expectSnapshot(
    of: picture, named: name, scale: scene.canvas.scale, comparing: options, record: record,
    sourceLocation: sourceLocation)
}
