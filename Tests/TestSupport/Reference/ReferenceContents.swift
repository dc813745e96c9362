package import Foundation
package import TabRenderBase
package import TabRenderDraw

/// A picture in a layer's bounds: every sample is a rectangle of one colour.
///
/// This is what any filter gives where a sample is a pixel or all samples are alike; the
/// reference says nothing about how samples are mixed in between.
package struct ReferenceContents {
  private let bitmap: Bitmap
  private let rect: CGRect

  package init(_ layer: CALayer, _ bitmap: Bitmap) {
    self.bitmap = bitmap
    let scale =
      layer.contentsScale > 0 && layer.contentsScale.isFinite ? layer.contentsScale : 1
    rect = Self.rect(
      of: CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale),
      in: layer.bounds, layer.contentsGravity)
  }

  package static func rect(
    of size: CGSize, in bounds: CGRect, _ gravity: CALayerContentsGravity
  ) -> CGRect {
    let ratios = (bounds.width / size.width, bounds.height / size.height)
    func placed(_ size: CGSize, _ x: Double, _ y: Double) -> CGRect {
      CGRect(
        x: bounds.minX + (bounds.width - size.width) * x,
        y: bounds.minY + (bounds.height - size.height) * y, width: size.width,
        height: size.height)
    }
    func scaled(_ factor: Double) -> CGRect {
      placed(CGSize(width: size.width * factor, height: size.height * factor), 0.5, 0.5)
    }
    return switch gravity {
    case .resize: bounds
    case .resizeAspect: scaled(min(ratios.0, ratios.1))
    case .resizeAspectFill: scaled(max(ratios.0, ratios.1))
    case .center: placed(size, 0.5, 0.5)
    case .top: placed(size, 0.5, 0)
    case .bottom: placed(size, 0.5, 1)
    case .left: placed(size, 0, 0.5)
    case .right: placed(size, 1, 0.5)
    case .topLeft: placed(size, 0, 0)
    case .topRight: placed(size, 1, 0)
    case .bottomLeft: placed(size, 0, 1)
    case .bottomRight: placed(size, 1, 1)
    }
  }

  package func draw(_ toPixels: CGAffineTransform, in picture: inout ReferencePicture) {
    guard bitmap.width > 0, bitmap.height > 0 else { return }
    let edges = rect.applying(toPixels)
    let (stepX, stepY) = (
      edges.width / Double(bitmap.width), edges.height / Double(bitmap.height)
    )
    var sums = ReferencePicture(area: picture.area)
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width {
        let sample = bitmap[column, row]
        let color = ReferencePixel(
          red: Double(sample.red) / 255, green: Double(sample.green) / 255,
          blue: Double(sample.blue) / 255, alpha: Double(sample.alpha) / 255)
        sums.add(
          color,
          CGRect(
            x: edges.minX + Double(column) * stepX, y: edges.minY + Double(row) * stepY,
            width: stepX, height: stepY))
      }
    }
    picture.draw(sums)
  }
}

extension ReferencePicture {
  /// Adds a colour in proportion to the area that a rectangle covers of each pixel.
  fileprivate mutating func add(_ color: ReferencePixel, _ rect: CGRect) {
    for y in PixelRect(covering: rect).intersection(area).rows {
      let height = min(rect.maxY, Double(y + 1)) - max(rect.minY, Double(y))
      for x in PixelRect(covering: rect).intersection(area).columns {
        let width = min(rect.maxX, Double(x + 1)) - max(rect.minX, Double(x))
        let index = (y - area.minY) * area.width + x - area.minX
        let part = color.scaled(by: max(0, width) * max(0, height))
        pixels[index].red += part.red
        pixels[index].green += part.green
        pixels[index].blue += part.blue
        pixels[index].alpha += part.alpha
      }
    }
  }
}
