import Foundation

extension DisplayList: CustomStringConvertible {
  /// The list as text, an item a line, indented by group: what is drawn, in pixels.
  ///
  /// Equal lists have equal text, on every machine; it says nothing of the bytes of pictures but
  /// their size and digest.
  public var description: String {
    var printer = DisplayListPrinter()
    printer.print("canvas \(width)×\(height)" + (background.map { " \($0)" } ?? ""))
    printer.print(items)
    return printer.text
  }

  /// The SHA-256 of ``description``, as hexadecimal digits: names what is drawn.
  public var digest: String { SHA256.hexadecimal(of: Array(description.utf8)) }
}

private struct DisplayListPrinter {
  private(set) var text = ""
  private var depth = 0

  mutating func print(_ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  mutating func print(_ items: [DisplayItem]) {
    depth += 1
    defer { depth -= 1 }
    for item in items {
      switch item {
      case .fill(let shape, let paint): print("fill \(shape.phrase) \(paint.phrase)")
      case .shadow(let shadow): print(shadow)
      case .group(let group): print(group)
      case .backdrop(let backdrop):
        print("backdrop σ \(backdrop.sigma) \(backdrop.model.rawValue) in \(backdrop.shape.phrase)")
      }
    }
  }

  private mutating func print(_ shadow: DisplayShadow) {
    let look =
      "σ \(shadow.sigma) offset \(shadow.offset.width),\(shadow.offset.height) "
      + "\(shadow.color) \(shadow.model.rawValue)"
    switch shadow.caster {
    case .shape(let shape): print("shadow \(look) of \(shape.phrase)")
    case .items(let items):
      print("shadow \(look) of")
      print(items)
    }
  }

  private mutating func print(_ group: DisplayGroup) {
    let opacity = group.opacity == .max ? "" : " opacity \(group.opacity)/65535"
    let clip = group.clip.map { " clip \($0.phrase)" } ?? ""
    print("group\(opacity)\(clip)")
    print(group.items)
    guard let mask = group.mask else { return }
    print("mask")
    print(mask)
  }
}

extension StraightPixel: CustomStringConvertible {
  package var description: String {
    let digits = [red, green, blue].map { Hexadecimal.lower($0, digits: 2) }
    return "#" + digits.joined() + (isOpaque ? "" : " \(alpha)/65535")
  }
}

extension Shape {
  fileprivate var phrase: String {
    switch self {
    case .roundedRect(let shape): shape.phrase
    case .ring(let outer, let inner): "ring \(outer.phrase) less \(inner.phrase)"
    case .path(let path, let rule): "path \(rule.rawValue) \(path.phrase)"
    }
  }
}

extension RoundedRect {
  fileprivate var phrase: String {
    let frame = "\(rect.minX),\(rect.minY) \(rect.width)×\(rect.height)"
    guard !isRect else { return "rect \(frame)" }
    return "rect \(frame) radius \(cornerRadius) \(curve.rawValue) corners \(corners.rawValue)"
  }
}

extension Path {
  // Written piece by piece into one text: outlines are most of what a list with icons says.
  fileprivate var phrase: String {
    var text = ""
    for element in elements {
      if !text.isEmpty { text += " " }
      element.write(to: &text)
    }
    return text
  }
}

extension Path.Element {
  fileprivate func write(to text: inout String) {
    switch self {
    case .move: text += "M"
    case .line: text += "L"
    case .quadCurve: text += "Q"
    case .conic: text += "W"
    case .curve: text += "C"
    case .closeSubpath: text += "Z"
    }
    for point in points {
      text += " "
      text += point.x.description
      text += ","
      text += point.y.description
    }
    if case .conic(_, _, let weight) = self { text += " \(weight)" }
  }
}

extension Paint {
  fileprivate var phrase: String {
    switch self {
    case .color(let color):
      return color.description
    case .gradient(let gradient):
      let stops = gradient.stops.map { stop in
        "\(stop.location) \((0..<4).map { "\(stop.color[$0])" }.joined(separator: ","))"
      }
      return "gradient \(gradient.a),\(gradient.b),\(gradient.c): \(stops.joined(separator: "; "))"
    case .image(let image):
      let matrix = image.transform
      let digest = SHA256.hexadecimal(of: image.bitmap.bytes)
      return "image \(image.bitmap.width)×\(image.bitmap.height) \(digest) "
        + "\(matrix.a),\(matrix.b),\(matrix.c),\(matrix.d),\(matrix.tx),\(matrix.ty)"
        + (image.isNearest ? " nearest" : "")
    }
  }
}
