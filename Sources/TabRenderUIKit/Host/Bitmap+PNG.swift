public import Foundation
public import TabRenderBase
public import TabRenderPNG

extension Bitmap {
  /// The picture as a PNG file.
  public func pngData() throws(PNGError) -> Data { Data(try PNGEncoder().encode(self)) }

  /// Writes the picture as a PNG file, in one step.
  public func write(to path: String) throws(PNGError) {
    try PNGEncoder().write(self, to: path)
  }
}
