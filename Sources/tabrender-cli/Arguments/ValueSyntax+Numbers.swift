import Foundation
import TabRender

extension ValueSyntax where Value == Double {
  /// What a key of scene files takes, or a multiple of it.
  static func number(of key: JSONKey, times factor: Double = 1) -> Self {
    let (range, unit) = key.limits
    return number(
      range.lowerBound * factor...range.upperBound * factor, unit: unit,
      placeholder: unit == "pt" ? "PT" : "N")
  }

  /// A share between 0 and 1.
  static var fraction: Self { number(0...1, unit: "", placeholder: "N") }

  /// Pixels per point.
  static var scale: Self { number(of: CanvasDescription.keys[\.scale]) }

  /// A decimal number within a range.
  static func number(_ range: ClosedRange<Double>, unit: String, placeholder: String) -> Self {
    let allowed = rangeText(range, unit: unit)
    return ValueSyntax(placeholder: placeholder, allowed: allowed) {
      (text: String) throws(ValueError) in
      guard let number = DecimalNumber.parse(text) else {
        throw .malformed(expected: "a number, \(allowed)")
      }
      guard range.contains(number) else { throw .outOfRange(allowed) }
      return number
    }
  }
}

extension ValueSyntax where Value == Int {
  /// A whole number within a range.
  static func integer(_ range: ClosedRange<Int>, placeholder: String = "N") -> Self {
    let allowed = "\(range.lowerBound)…\(range.upperBound)"
    return ValueSyntax(placeholder: placeholder, allowed: allowed) {
      (text: String) throws(ValueError) in
      guard let number = DecimalNumber.parse(text), number == number.rounded() else {
        throw .malformed(expected: "a whole number, \(allowed)")
      }
      let limits = Double(range.lowerBound)...Double(range.upperBound)
      guard limits.contains(number) else { throw .outOfRange(allowed) }
      return Int(number)
    }
  }

  /// A number of pixels; K, M and G stand for 1024, 1024² and 1024³.
  static var pixelCount: Self {
    ValueSyntax(placeholder: "N[K|M|G]", allowed: "1…1024G px") {
      (text: String) throws(ValueError) in
      let factors: [Character: Int] = ["k": 1 << 10, "m": 1 << 20, "g": 1 << 30]
      let suffix = text.last.flatMap { factors[Character($0.lowercased())] }
      let digits = suffix == nil ? text[...] : text.dropLast()
      guard let number = DecimalNumber.parse(digits), number == number.rounded() else {
        throw .malformed(expected: "a whole number with K, M, G or nothing behind it")
      }
      let count = number * Double(suffix ?? 1)
      guard count >= 1, count <= Double(1 << 40) else { throw .outOfRange("1…1024G px") }
      return Int(count)
    }
  }
}

extension ValueSyntax where Value == [Double] {
  /// So many, or so few, of the lengths that a key of scene files takes.
  static func points(_ count: ClosedRange<Int>, of key: JSONKey, placeholder: String) -> Self {
    points(count, key.limits.range, placeholder: placeholder)
  }

  /// A fixed number of points separated by commas.
  static func points(
    _ count: ClosedRange<Int>, _ range: ClosedRange<Double>, placeholder: String
  ) -> Self {
    let allowed = rangeText(range, unit: "pt")
    return ValueSyntax(placeholder: placeholder, allowed: allowed) {
      (text: String) throws(ValueError) in
      let expected = ValueError.malformed(
        expected: "\(placeholder) in pt, such as "
          + example(count.upperBound))
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == count.lowerBound || parts.count == count.upperBound else {
        throw expected
      }
      let numbers = parts.compactMap { DecimalNumber.parse($0) }
      guard numbers.count == parts.count else { throw expected }
      guard numbers.allSatisfy(range.contains) else { throw .outOfRange("\(allowed) each") }
      return numbers
    }
  }

  private static func example(_ count: Int) -> String {
    count == 2 ? "0,-8" : "0,16,34,16"
  }
}

extension ValueSyntax where Value == CGSize {
  /// How far a shadow is shifted.
  static var offset: Self {
    ValueSyntax<[Double]>.points(
      2...2, of: BarShadowDescription.keys[\.offset], placeholder: "X,Y"
    ).map { CGSize(width: $0[0], height: $0[1]) }
  }
}

extension ValueSyntax where Value == UIEdgeInsets {
  /// Four distances to the canvas's edges, or one for all.
  static var insets: Self {
    ValueSyntax<[Double]>.points(
      1...4, of: BarDescription.keys[\.insets], placeholder: "t,l,b,r"
    ).map { numbers in
      let sides = numbers.count == 1 ? Array(repeating: numbers[0], count: 4) : numbers
      return UIEdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
    }
  }
}

extension JSONKey {
  /// The range of the numbers that the key takes, and their unit.
  fileprivate var limits: (range: ClosedRange<Double>, unit: String) {
    guard let rule = shape.numberRule, let minimum = rule.minimum, let maximum = rule.maximum else {
      preconditionFailure("the key \(name) has no numbers between limits")
    }
    return (minimum...maximum, rule.unit)
  }
}

/// The range with its unit, such as `0…1000 pt`.
private func rangeText(_ range: ClosedRange<Double>, unit: String) -> String {
  let bounds = [range.lowerBound, range.upperBound].map(DecimalNumber.text).joined(separator: "…")
  return unit.isEmpty ? bounds : "\(bounds) \(unit)"
}
