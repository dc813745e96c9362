import Foundation

/// Reads the value of a `transform` attribute.
enum SVGTransform {
  /// The transform; `nil` for a value that is not one or that is not finite.
  static func parse(_ text: String) -> CGAffineTransform? {
    var result = CGAffineTransform.identity
    var rest = Substring(text)
    while let open = rest.firstIndex(of: "(") {
      let name = rest[..<open].filter { !$0.isWhitespace && $0 != "," }
      guard let close = rest[open...].firstIndex(of: ")"),
        let numbers = numbers(rest[rest.index(after: open)..<close]),
        let function = function(name, numbers)
      else { return nil }
      // What is written last is applied first.
      result = function.concatenating(result)
      rest = rest[rest.index(after: close)...]
    }
    let isDone = rest.allSatisfy { $0.isWhitespace || $0 == "," }
    return isDone && result.isFinite ? result : nil
  }

  private static func numbers(_ text: Substring) -> [Double]? {
    var scanner = NumberScanner(text)
    var numbers: [Double] = []
    while scanner.peekAfterSpaces() != nil {
      guard numbers.count < 6, case .value(let number) = scanner.number() else { return nil }
      numbers.append(number)
      scanner.skipSeparator()
    }
    return numbers
  }

  private static func function(_ name: String, _ values: [Double]) -> CGAffineTransform? {
    switch (name, values.count) {
    case ("matrix", 6):
      CGAffineTransform(
        a: values[0], b: values[1], c: values[2], d: values[3], tx: values[4], ty: values[5])
    case ("translate", 1): CGAffineTransform(translationX: values[0], y: 0)
    case ("translate", 2): CGAffineTransform(translationX: values[0], y: values[1])
    case ("scale", 1): CGAffineTransform(scaleX: values[0], y: values[0])
    case ("scale", 2): CGAffineTransform(scaleX: values[0], y: values[1])
    case ("rotate", 1): CGAffineTransform(rotationAngle: radians(values[0]))
    case ("rotate", 3):
      CGAffineTransform(translationX: -values[1], y: -values[2])
        .concatenating(CGAffineTransform(rotationAngle: radians(values[0])))
        .concatenating(CGAffineTransform(translationX: values[1], y: values[2]))
    case ("skewX", 1): CGAffineTransform(a: 1, b: 0, c: tangent(values[0]), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): CGAffineTransform(a: 1, b: tangent(values[0]), c: 0, d: 1, tx: 0, ty: 0)
    default: nil
    }
  }

  private static func radians(_ degrees: Double) -> Double {
    degrees.truncatingRemainder(dividingBy: 360) * .pi / 180
  }

  private static func tangent(_ degrees: Double) -> Double {
    let (cosine, sine) = ElementaryFunctions.cosineAndSine(radians(degrees))
    return sine / cosine
  }
}
