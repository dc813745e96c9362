import Foundation
import TabRender
import Testing

/// A layer as a scene file has it, and the same built in Swift.
private struct LayerCase: Sendable, CustomTestStringConvertible {
  let json: String
  let make: @Sendable () -> CALayer

  var testDescription: String { json }

  /// A red layer, 30 × 20 at (10, 15), changed.
  static func plain(_ json: String, _ change: @escaping @Sendable (CALayer) -> Void) -> LayerCase {
    LayerCase(json: "{\"frame\": [10, 15, 30, 20], \"fill\": \"#f00\", \(json)}") {
      let layer = CALayer()
      layer.frame = CGRect(x: 10, y: 15, width: 30, height: 20)
      layer.backgroundColor = CGColor(hex: 0xFF0000)
      change(layer)
      return layer
    }
  }

  static func shape(
    _ json: String, _ change: @escaping @Sendable (CAShapeLayer) -> Void
  ) -> LayerCase {
    LayerCase(json: "{\"frame\": [10, 10, 40, 40], \"shape\": {\(json)}}") {
      let layer = CAShapeLayer()
      layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
      change(layer)
      return layer
    }
  }

  static func gradient(
    _ json: String, _ change: @escaping @Sendable (CAGradientLayer) -> Void
  ) -> LayerCase {
    let json = "{\"frame\": [0, 0, 50, 50], \"gradient\": {\"colors\": [\"red\", \"blue\"]\(json)}}"
    return LayerCase(json: json) {
      let layer = CAGradientLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      layer.colors = [CGColor(hex: 0xFF0000), CGColor(hex: 0x0000FF)]
      change(layer)
      return layer
    }
  }

  static func text(
    _ json: String, _ change: @escaping @Sendable (CATextLayer) -> Void
  ) -> LayerCase {
    let json = "{\"frame\": [2, 2, 50, 50], \"text\": \"one two three\"\(json)}"
    return LayerCase(json: json) {
      let layer = CATextLayer()
      layer.frame = CGRect(x: 2, y: 2, width: 50, height: 50)
      layer.string = "one two three"
      layer.fontSize = 17
      layer.foregroundColor = .black
      change(layer)
      return layer
    }
  }

  static let plainCases: [LayerCase] = [
    .plain(#""opacity": 0.5"#) { $0.opacity = 0.5 },
    .plain(#""hidden": true"#) { $0.isHidden = true },
    .plain(#""cornerRadius": 8"#) { $0.cornerRadius = 8 },
    .plain(#""cornerRadius": 8, "corners": ["topLeft", "bottom"]"#) {
      $0.cornerRadius = 8
      $0.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    },
    .plain(#""cornerRadius": 8, "cornerCurve": "continuous""#) {
      $0.cornerRadius = 8
      $0.cornerCurve = .continuous
    },
    .plain(##""border": {"width": 2, "color": "#00f8"}"##) {
      $0.borderWidth = 2
      $0.borderColor = CGColor(hex: 0x0000FF, alpha: 0x88 / 255)
    },
    .plain(#""border": {"width": 3}"#) { $0.borderWidth = 3 },
    .plain(#""shadow": {"opacity": 0.75}"#) { $0.shadowOpacity = 0.75 },
    .plain(##""shadow": {"opacity": 1, "radius": 5, "offset": [3, 4], "color": "#0f0"}"##) {
      $0.shadowOpacity = 1
      $0.shadowRadius = 5
      $0.shadowOffset = CGSize(width: 3, height: 4)
      $0.shadowColor = CGColor(hex: 0x00FF00)
    },
    .plain(#""shadow": {"opacity": 1, "path": {"ellipse": [0, 0, 9, 12]}}"#) {
      $0.shadowOpacity = 1
      $0.shadowPath = Path(ellipseIn: CGRect(x: 0, y: 0, width: 9, height: 12))
    },
    .plain(#""transform": [0.5, 0.25, -0.25, 0.5, 3, 4]"#) {
      $0.transform = CGAffineTransform(a: 0.5, b: 0.25, c: -0.25, d: 0.5, tx: 3, ty: 4)
    },
    .plain(#""anchorPoint": [0, 1], "transform": [2, 0, 0, 1, 0, 0]"#) {
      $0.anchorPoint = CGPoint(x: 0, y: 1)
      $0.frame = CGRect(x: 10, y: 15, width: 30, height: 20)
      $0.transform = CGAffineTransform(scaleX: 2, y: 1)
    },
    .plain(#""backgroundBlur": 3"#) { $0.backgroundFilters = [.gaussianBlur(radius: 3)] },
    .plain(#""masksToBounds": true, "children": [{"frame": [20, 10, 30, 30], "fill": "blue"}]"#) {
      $0.masksToBounds = true
      $0.addSublayer(blue(CGRect(x: 20, y: 10, width: 30, height: 30)))
    },
    .plain(
      #""children": [{"frame": [0, 0, 9, 9], "fill": "blue", "zPosition": 1}, "#
        + #"{"frame": [4, 4, 9, 9], "fill": "white"}]"#
    ) {
      let first = blue(CGRect(x: 0, y: 0, width: 9, height: 9))
      first.zPosition = 1
      let second = blue(CGRect(x: 4, y: 4, width: 9, height: 9))
      second.backgroundColor = .white
      $0.addSublayer(first)
      $0.addSublayer(second)
    },
    .plain(#""mask": {"frame": [5, 5, 12, 12], "fill": "blue", "cornerRadius": 6}"#) {
      let mask = blue(CGRect(x: 5, y: 5, width: 12, height: 12))
      mask.cornerRadius = 6
      $0.mask = mask
    },
    LayerCase(
      json: #"{"bounds": [5, 5, 20, 10], "position": [30, 30], "backgroundColor": "systemBlue"}"#
    ) {
      let layer = CALayer()
      layer.bounds = CGRect(x: 5, y: 5, width: 20, height: 10)
      layer.position = CGPoint(x: 30, y: 30)
      layer.backgroundColor = SystemColor.systemBlue.color.light
      return layer
    },
  ]

  private static func blue(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = CGColor(hex: 0x0000FF)
    return layer
  }

  static let shapeCases: [LayerCase] = [
    .shape(#""path": "M0 0H30V20Z""#) {
      var path = Path()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 30, y: 0))
      path.addLine(to: CGPoint(x: 30, y: 20))
      path.closeSubpath()
      $0.path = path
    },
    .shape(#""path": {"rect": [1, 2, 20, 10]}, "fill": "green""#) {
      $0.path = Path(CGRect(x: 1, y: 2, width: 20, height: 10))
      $0.fillColor = CGColor(hex: 0x008000)
    },
    .shape(#""path": {"roundedRect": [0, 0, 30, 30], "cornerRadius": 9, "corners": "top"}"#) {
      $0.path = Path(
        roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), cornerRadius: 9,
        corners: [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    },
    .shape(
      #""path": {"roundedRect": [0, 0, 30, 30], "cornerRadius": 9, "cornerCurve": "continuous"}"#
    ) {
      $0.path = Path(
        roundedRect: CGRect(x: 0, y: 0, width: 30, height: 30), cornerRadius: 9,
        curve: .continuous)
    },
    .shape(
      #""path": "M5 5L35 10L5 15", "fill": null, "stroke": "red", "lineWidth": 4, "#
        + #""lineCap": "round", "lineJoin": "miter", "miterLimit": 2"#
    ) {
      $0.path = zigzag
      $0.fillColor = nil
      $0.strokeColor = CGColor(hex: 0xFF0000)
      $0.lineWidth = 4
      $0.lineCap = .round
      $0.miterLimit = 2
    },
    .shape(#""path": "M5 5L35 10L5 15", "stroke": "red", "lineJoin": "bevel", "lineWidth": 3"#) {
      $0.path = zigzag
      $0.strokeColor = CGColor(hex: 0xFF0000)
      $0.lineJoin = .bevel
      $0.lineWidth = 3
    },
    .shape(#""path": "M0 0H30V30H0ZM5 5H20V20H5Z", "fillRule": "even-odd""#) {
      var path = Path(CGRect(x: 0, y: 0, width: 30, height: 30))
      path.addRect(CGRect(x: 5, y: 5, width: 15, height: 15))
      $0.path = path
      $0.fillRule = .evenOdd
    },
  ]

  private static var zigzag: Path {
    var path = Path()
    path.move(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 35, y: 10))
    path.addLine(to: CGPoint(x: 5, y: 15))
    return path
  }

  static let paintedCases: [LayerCase] = [
    .gradient("") { _ in },
    .gradient(#", "locations": [0.25, 0.5]"#) { $0.locations = [0.25, 0.5] },
    .gradient(#", "startPoint": [0, 0.5], "endPoint": [1, 0.25]"#) {
      $0.startPoint = CGPoint(x: 0, y: 0.5)
      $0.endPoint = CGPoint(x: 1, y: 0.25)
    },
    .text("") { _ in },
    .text(#", "color": "red", "font": {"size": 9, "weight": "bold"}"#) {
      $0.foregroundColor = CGColor(hex: 0xFF0000)
      $0.font = FontDescriptor(size: 9, weight: .bold)
      $0.fontSize = 9
    },
    .text(#", "font": {"slant": "italic"}, "alignment": "right""#) {
      $0.font = FontDescriptor(size: 17, slant: .italic)
      $0.alignmentMode = .right
    },
    .text(#", "truncation": "end""#) { $0.truncationMode = .end },
    .text(#", "wrapped": true, "truncation": "middle", "maxLines": 1"#) {
      $0.isWrapped = true
      $0.truncationMode = .middle
      $0.maximumLines = 1
    },
  ]
}

struct `A layer in a scene file` {
  @Test(arguments: LayerCase.plainCases + LayerCase.shapeCases + LayerCase.paintedCases)
  fileprivate func `is drawn as the same layer in Swift`(layer: LayerCase) throws {
    let file = try scene(
      """
      {"tabrender": 1, "canvas": {"size": [60, 60], "scale": 2}, "layers": [\(layer.json)]}
      """)
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    root.addSublayer(layer.make())
    let expected = DisplayList(root, width: 120, height: 120, scale: 2, background: .white)
    let renderer = Renderer(threads: 1)
    let isSame =
      renderer.render(file.resolved(file.variants[0]).makeDisplayList()).bytes
      == renderer.render(expected).bytes
    #expect(isSame)
  }

  @Test(arguments: CALayerContentsGravity.allCases)
  func `shows its picture with any gravity`(gravity: CALayerContentsGravity) throws {
    let picture = Bitmap.colourful
    let folder = try SceneFolder([
      "scene.json": """
      {"tabrender": 1, "canvas": {"size": [40, 40], "scale": 1}, "layers": [
        {"frame": [5, 5, 30, 20], "contents": "p.png", "contentsGravity": "\(gravity.rawValue)",
         "contentsScale": 0.5, "magnificationFilter": "nearest", "masksToBounds": true}]}
      """
    ])
    let png = try PNGEncoder().encode(picture, scale: 1)
    try Data(png).write(to: folder.url.appendingPathComponent("p.png"))
    let file = try SceneFile.read(folder.path("scene.json"))
    let layer = CALayer()
    layer.frame = CGRect(x: 5, y: 5, width: 30, height: 20)
    layer.contents = picture
    layer.contentsGravity = gravity
    layer.contentsScale = 0.5
    layer.magnificationFilter = .nearest
    layer.masksToBounds = true
    let expected = DisplayList(layer, width: 40, height: 40, scale: 1, background: .white)
    let renderer = Renderer(threads: 1)
    let isSame =
      renderer.render(file.resolved(file.variants[0]).makeDisplayList()).bytes
      == renderer.render(expected).bytes
    #expect(isSame)
  }
}

extension Bitmap {
  /// 6 × 4 opaque pixels, each of another colour.
  fileprivate static var colourful: Bitmap {
    var pixels: [UInt8] = []
    for pixel in 0..<24 { pixels += [UInt8(pixel * 10), 60, UInt8(pixel), 255] }
    return Bitmap(width: 6, height: 4, bytes: pixels)
  }
}

struct `A layer's description` {
  /// Layers with every key that files and the ids of others allow.
  private static let layers = [
    ##"{"id":"a","bounds":[0,0,10,20.5],"position":[1,2],"anchorPoint":[0,1]}"##,
    ##"{"frame":[1,2,3,4],"transform":[1,0.5,0,1,3,4],"zPosition":-2,"hidden":true,"opacity":0.5}"##,
    ##"{"backgroundBlur":3,"fill":"systemBlue","corners":["topLeft","bottomRight"],"cornerRadius":4}"##,
    ##"{"cornerCurve":"continuous","masksToBounds":true,"border":{"width":0,"color":"#FF0000"}}"##,
    ##"{"shadow":{"radius":5,"opacity":1,"offset":[1,2],"color":"#00FF00","path":{"rect":[0,0,1,1]}}}"##,
    ##"{"shape":{"path":"M0 0H9V9Z","fill":null,"fillRule":"even-odd","stroke":"#0000FF"}}"##,
    ##"{"shape":{"path":{"ellipse":[0,0,8,4]},"lineWidth":2,"lineCap":"round","lineJoin":"bevel"}}"##,
    ##"{"shape":{"path":{"roundedRect":[0,0,8,4],"cornerRadius":2,"corners":"top"},"miterLimit":3}}"##,
    ##"{"gradient":{"colors":["#FF0000","label"],"locations":[0,0.5],"startPoint":[0,0]}}"##,
    ##"{"text":"","font":{"size":12,"weight":"bold","slant":"italic","family":"Inter"}}"##,
    ##"{"text":"a","color":"#FF0000","alignment":"center","truncation":"end","wrapped":true}"##,
    ##"{"mask":{"fill":"#000000"},"children":[{"opacity":0.5,"children":[{}]},{"text":"","maxLines":2}]}"##,
  ]

  @Test(arguments: layers)
  func `is written as the file says it`(layer: String) throws {
    let file = try scene(#"{"tabrender":1,"layers":["# + layer + "]}")
    let text = file.description.json.text
    #expect(try scene(text).description == file.description)
    #expect(text == #"{"tabrender":1,"layers":["# + layer + "]}")
  }
}
