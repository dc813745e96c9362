import Foundation

/// Reads SVG's path data: every command, absolute and relative, repeated or not.
///
/// Unlike a browser, which draws what comes before a mistake, it refuses the whole text: a mistake
/// in an icon should be seen.
package struct PathDataParser {
  /// A mistake in path data, with the number of bytes before it.
  package struct Mistake: Error, Hashable {
    package enum Kind: Hashable {
      case doesNotStartWithMove
      case unknownCommand(Character)
      case missingNumber(command: Character)
      case numberOutOfRange
      case flagIsNotZeroOrOne
    }
    package let kind: Kind
    package let offset: Int

    package init(kind: Kind, offset: Int) {
      self.kind = kind
      self.offset = offset
    }
  }

  private var scanner: NumberScanner
  private var path = Path()
  private var current = CGPoint.zero
  private var start = CGPoint.zero
  /// The last control point of a curve, with the command that may be continued smoothly from it.
  private var lastControl: (point: CGPoint, command: UInt8)?
  private var command: UInt8 = 0
  private var isRelative = false
  /// Whether a comma may stand here: between two numbers.
  private var mayHaveComma = false

  private init(_ text: String) {
    scanner = NumberScanner(text)
  }

  package static func path(from text: String) throws(Mistake) -> Path {
    var parser = PathDataParser(text)
    try parser.parse()
    return parser.path
  }

  private mutating func parse() throws(Mistake) {
    while let byte = scanner.peekAfterSpaces() {
      if byte.isLatinLetter {
        scanner.skipByte()
        command = byte & 0xDF
        isRelative = byte & 0x20 != 0
        mayHaveComma = false
        guard !path.isEmpty || command == UInt8(ascii: "M") else {
          throw mistake(.doesNotStartWithMove)
        }
      } else if path.isEmpty {
        throw mistake(.doesNotStartWithMove)
      } else if command == UInt8(ascii: "Z") {
        throw mistake(.unknownCommand(Character(Unicode.Scalar(byte))))
      } else if command == UInt8(ascii: "M") {
        // Further pairs after a move are lines.
        command = UInt8(ascii: "L")
      }
      try segment()
    }
  }

  private mutating func segment() throws(Mistake) {
    if path.elements.last == .closeSubpath, command != UInt8(ascii: "M"),
      command != UInt8(ascii: "Z")
    {
      path.move(to: start)
    }
    switch Unicode.Scalar(command) {
    case "M":
      current = try point()
      start = current
      path.move(to: current)
    case "L": try line(to: point())
    case "H": try line(to: CGPoint(x: number() + (isRelative ? current.x : 0), y: current.y))
    case "V": try line(to: CGPoint(x: current.x, y: number() + (isRelative ? current.y : 0)))
    case "C": try curve(control1: point())
    case "S": try curve(control1: reflectedControl(of: "C", "S"))
    case "Q": try quadCurve(control: point())
    case "T": try quadCurve(control: reflectedControl(of: "Q", "T"))
    case "A": try arc()
    case "Z":
      path.closeSubpath()
      current = start
    default: throw mistake(.unknownCommand(Character(Unicode.Scalar(command))))
    }
    if lastControl?.command != command { lastControl = nil }
  }

  private mutating func line(to end: CGPoint) {
    path.addLine(to: end)
    current = end
  }

  private mutating func curve(control1: CGPoint) throws(Mistake) {
    let control2 = try point()
    let end = try point()
    path.addCurve(to: end, control1: control1, control2: control2)
    lastControl = (control2, command)
    current = end
  }

  private mutating func quadCurve(control: CGPoint) throws(Mistake) {
    let end = try point()
    path.addQuadCurve(to: end, control: control)
    lastControl = (control, command)
    current = end
  }

  private mutating func arc() throws(Mistake) {
    let radii = CGSize(width: try number(), height: try number())
    let rotation = try number()
    let isLarge = try flag()
    let isClockwise = try flag()
    let end = try point()
    let arc = EllipticalArc(
      from: current, to: end, radii: radii, rotationDegrees: rotation, isLarge: isLarge,
      isClockwise: isClockwise)
    arc.append(to: &path)
    current = end
  }

  /// The mirror image of the last control point; the current point after another kind of segment.
  private func reflectedControl(of kinds: Unicode.Scalar...) -> CGPoint {
    guard let lastControl, kinds.contains(Unicode.Scalar(lastControl.command)) else {
      return current
    }
    return CGPoint(
      x: 2 * current.x - lastControl.point.x, y: 2 * current.y - lastControl.point.y)
  }

  private mutating func point() throws(Mistake) -> CGPoint {
    let x = try number()
    let y = try number()
    return isRelative ? CGPoint(x: current.x + x, y: current.y + y) : CGPoint(x: x, y: y)
  }

  private mutating func skipSeparator() {
    if mayHaveComma { scanner.skipSeparator() } else { _ = scanner.peekAfterSpaces() }
    mayHaveComma = true
  }

  private mutating func number() throws(Mistake) -> Double {
    skipSeparator()
    switch scanner.number() {
    case .value(let value): return value
    case .outOfRange: throw mistake(.numberOutOfRange)
    case .missing:
      throw mistake(.missingNumber(command: Character(Unicode.Scalar(command))))
    }
  }

  private mutating func flag() throws(Mistake) -> Bool {
    skipSeparator()
    guard let flag = scanner.flag() else { throw mistake(.flagIsNotZeroOrOne) }
    return flag
  }

  private func mistake(_ kind: Mistake.Kind) -> Mistake {
    Mistake(kind: kind, offset: scanner.offset)
  }
}
