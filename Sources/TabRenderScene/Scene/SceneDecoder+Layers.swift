import Foundation
import TabRenderBase
import TabRenderDraw

extension SceneDecoder {
  /// A layer with everything in it.
  ///
  /// It calls itself for children and masks: a document is at most 512 levels deep.
  mutating func layer(_ node: JSONNode) -> LayerDescription {
    var layer = LayerDescription()
    layer.id = node["id"]?.string
    if let id = node["id"] { note(id: id) }
    decode(placeOf: node, &layer)
    decode(lookOf: node, &layer)
    decode(contentsOf: node, &layer)
    layer.kind = kind(of: node)
    if let mask = node["mask"] { layer.mask = [self.layer(mask)] }
    if let children = node["children"] {
      layer.children = children.elements.map { self.layer($0) }
    }
    return layer
  }

  private func decode(placeOf node: JSONNode, _ layer: inout LayerDescription) {
    layer.anchorPoint = node["anchorPoint"]?.point ?? layer.anchorPoint
    layer.position = node["position"]?.point ?? .zero
    layer.bounds = sized("bounds", of: node) ?? .zero
    if let frame = sized("frame", of: node) {
      for key in ["bounds", "position"] {
        guard let other = node[key] else { continue }
        validator.report(at: other, "\(key) and frame say the same thing; give one")
      }
      layer.bounds = CGRect(origin: .zero, size: frame.size)
      layer.position = CGPoint(
        x: frame.minX + layer.anchorPoint.x * frame.width,
        y: frame.minY + layer.anchorPoint.y * frame.height)
    }
    layer.zPosition = node["zPosition"]?.number ?? 0
    if let transform = node["transform"] {
      let parts = transform.numbers
      layer.transform = CGAffineTransform(
        a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5])
      if parts[0] * parts[3] - parts[1] * parts[2] == 0 {
        validator.warn(
          at: transform, "transform cannot be inverted, so nothing of the layer is drawn",
          hint: "a, d (or b, c) above 0; [1, 0, 0, 1, 0, 0] changes nothing")
      }
    }
  }

  /// A rectangle whose sides are not below 0.
  private func sized(_ key: String, of node: JSONNode) -> CGRect? {
    guard let value = node[key], let rect = value.rect else { return nil }
    let numbers = value.elements
    for (index, word) in [(2, "width"), (3, "height")] {
      guard let side = numbers[index].number, side < 0 else { continue }
      validator.report(
        at: numbers[index],
        "\(key)[\(index)], the \(word), must be 0 or more, got \(JSONValue.number(side).text)")
    }
    return rect.standardized
  }

  private func decode(lookOf node: JSONNode, _ layer: inout LayerDescription) {
    layer.isHidden = node["hidden"]?.boolean ?? false
    layer.opacity = node["opacity"]?.number ?? 1
    layer.backgroundBlur = node["backgroundBlur"]?.number
    if let color = node["backgroundColor"], node["fill"] != nil {
      validator.report(at: color, "backgroundColor and fill say the same thing; give one")
    }
    layer.fill = (node["fill"] ?? node["backgroundColor"])?.color
    layer.corners = node["corners"]?.corners ?? .all
    layer.cornerRadius = node["cornerRadius"]?.number ?? 0
    layer.cornerCurve = node["cornerCurve"]?.word() ?? .circular
    layer.masksToBounds = node["masksToBounds"]?.boolean ?? false
    layer.border = node["border"]?.border
    layer.shadow = node["shadow"].map { shadow($0) }
  }

  private func shadow(_ node: JSONNode) -> ShadowDescription {
    var shadow = ShadowDescription()
    shadow.radius = node["radius"]?.number ?? shadow.radius
    shadow.opacity = node["opacity"]?.number ?? shadow.opacity
    if let offset = node["offset"]?.point {
      shadow.offset = CGSize(width: offset.x, height: offset.y)
    }
    shadow.color = node["color"]?.color ?? shadow.color
    shadow.path = node["path"].flatMap { path($0) }
    return shadow
  }

  private mutating func decode(contentsOf node: JSONNode, _ layer: inout LayerDescription) {
    layer.contents = node["contents"].flatMap { picture($0) }
    layer.contentsGravity = node["contentsGravity"]?.word() ?? .resize
    layer.contentsScale = node["contentsScale"]?.number ?? 1
    layer.magnificationFilter = node["magnificationFilter"]?.word() ?? .linear
  }

  private mutating func kind(of node: JSONNode) -> LayerDescription.Kind {
    let given = ["shape", "gradient", "text"].filter { node[$0] != nil }
    if given.count > 1, let second = node[given[1]] {
      validator.report(at: second, "a layer is one of shape, gradient and text, not two")
    }
    if node["text"] == nil {
      for key in ["font", "color", "alignment", "truncation", "wrapped", "maxLines"] {
        guard let stray = node[key] else { continue }
        validator.report(at: stray, "\(key) has no meaning without text")
      }
    }
    if let shape = node["shape"] { return .shape(self.shape(shape)) }
    if let gradient = node["gradient"] { return .gradient(self.gradient(gradient)) }
    return node["text"] != nil ? .text(text(node)) : .plain
  }

  private func shape(_ node: JSONNode) -> ShapeDescription {
    var shape = ShapeDescription()
    shape.path = node["path"].flatMap { path($0) } ?? Path()
    if let fill = node["fill"] { shape.fill = fill.color }
    shape.fillRule = node["fillRule"]?.word() ?? .nonZero
    shape.stroke = node["stroke"]?.color
    shape.lineWidth = node["lineWidth"]?.number ?? 1
    shape.lineCap = node["lineCap"]?.word() ?? .butt
    shape.lineJoin = node["lineJoin"]?.word() ?? .miter
    shape.miterLimit = node["miterLimit"]?.number ?? 10
    return shape
  }

  private func path(_ node: JSONNode) -> Path? {
    if let text = node.string { return try? PathDataParser.path(from: text) }
    let given = ["rect", "roundedRect", "ellipse"].filter { node[$0] != nil }
    guard given.count == 1, let rect = node[given[0]]?.rect?.standardized else {
      validator.report(at: node, "a path is one of rect, roundedRect and ellipse")
      return nil
    }
    switch given[0] {
    case "rect": return Path(rect)
    case "ellipse": return Path(ellipseIn: rect)
    default:
      return Path(
        roundedRect: rect, cornerRadius: node["cornerRadius"]?.number ?? 0,
        corners: node["corners"]?.corners ?? .all,
        curve: node["cornerCurve"]?.word() ?? .circular)
    }
  }

  private func gradient(_ node: JSONNode) -> GradientDescription {
    var gradient = GradientDescription()
    gradient.colors = node["colors"]?.elements.compactMap(\.color) ?? []
    gradient.startPoint = node["startPoint"]?.point ?? gradient.startPoint
    gradient.endPoint = node["endPoint"]?.point ?? gradient.endPoint
    if let list = node["locations"] {
      let locations = list.numbers
      gradient.locations = locations
      if locations.count != gradient.colors.count {
        validator.report(
          at: list,
          "locations must have as many elements as colors, \(gradient.colors.count), "
            + "got \(locations.count)")
      }
      if zip(locations, locations.dropFirst()).contains(where: >) {
        validator.report(at: list, "locations must not descend")
      }
    }
    return gradient
  }

  private mutating func text(_ node: JSONNode) -> TextDescription {
    var text = TextDescription()
    text.text = node["text"]?.string ?? ""
    if let font = node["font"] { text.font = self.font(font) }
    text.color = node["color"]?.color ?? text.color
    text.alignment = node["alignment"]?.word() ?? .natural
    text.truncation = node["truncation"]?.word() ?? .none
    text.isWrapped = node["wrapped"]?.boolean ?? false
    text.maximumLines = node["maxLines"]?.integer ?? 0
    return text
  }

  private mutating func font(_ node: JSONNode) -> FontDescriptor {
    var font = FontDescriptor(
      size: node["size"]?.number ?? 17, weight: node["weight"]?.word() ?? .regular,
      slant: node["slant"]?.word() ?? .upright)
    if let family = node["family"]?.string { font.family = .named(family) }
    if let file = node["file"] {
      if node["family"] != nil {
        validator.report(at: file, "file and family both name the font; give one")
      }
      font.family = fontFile(file)
    }
    return font
  }
}
