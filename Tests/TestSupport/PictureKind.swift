package import TabRenderBase
import Testing

/// A form with a depth that PNG allows for it.
package struct PictureKind: Sendable, CustomTestStringConvertible {
  package var form: StoredImage.Form
  package var depth: Int
  package var hasKey = false
  package var testDescription: String { "\(form) \(depth)\(hasKey ? " with a key" : "")" }

  package static let all =
    [1, 2, 4, 8, 16].flatMap { [PictureKind(form: .grey, depth: $0), PictureKind(.grey, $0)] }
    + [1, 2, 4, 8].map { PictureKind(form: .palette, depth: $0) }
    + [8, 16].flatMap { depth in
      [StoredImage.Form.greyAlpha, .rgb, .rgba].map { PictureKind(form: $0, depth: depth) }
        + [PictureKind(.rgb, depth)]
    }

  package init(form: StoredImage.Form, depth: Int) {
    self.form = form
    self.depth = depth
  }

  private init(_ form: StoredImage.Form, _ depth: Int) {
    self.init(form: form, depth: depth)
    hasKey = true
  }

  /// A picture of samples without a pattern; its key, where it has one, is the last pixel's colour.
  package func picture(width: Int, height: Int) -> StoredImage {
    var random = RepeatableNoise(seed: UInt64(width * 100 + depth))
    let count = StoredImage.rowBytes(width, form, depth) * height
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    let palette = (0..<min(1 << depth, 200)).map { _ in
      UInt32.random(in: 0...(.max), using: &random)
    }
    var picture = StoredImage(
      width: width, height: height, form: form, bitDepth: depth,
      palette: form == .palette ? palette : [], bytes: bytes)
    guard hasKey else { return picture }
    let last = SlowSamples(picture).samples(x: width - 1, y: height - 1)
    picture = StoredImage(
      width: width, height: height, form: form, bitDepth: depth,
      transparentSamples: last.map(UInt16.init), bytes: bytes)
    return picture
  }
}
