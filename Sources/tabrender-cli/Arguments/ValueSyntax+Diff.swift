import TabRender

extension ValueSyntax where Value == Double {
  /// A difference of a channel in 255ths, or in 65535ths when that is written behind it.
  static var tolerance: Self {
    ValueSyntax(placeholder: "N[/255|/65535]", allowed: "0…255 of 255") {
      (text: String) throws(ValueError) in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      let scales = ["255": 1.0, "65535": 257.0]
      guard parts.count <= 2, let number = DecimalNumber.parse(parts[0]),
        let scale = parts.count == 1 ? 1 : scales[String(parts[1])]
      else { throw .malformed(expected: "N, N/255 or N/65535") }
      guard (0...255).contains(number / scale) else { throw .outOfRange("0…255 of 255") }
      return number / scale
    }
  }
}

extension ValueSyntax where Value == DiffOptions.Budget {
  /// A number of pixels, or with % a share.
  static var budget: Self {
    ValueSyntax(placeholder: "N|P%", allowed: "px, or 0…100 %") {
      (text: String) throws(ValueError) in
      guard text.hasSuffix("%") else {
        guard let number = DecimalNumber.parse(text), number == number.rounded() else {
          throw .malformed(expected: "a whole number of px, or a share such as 0.1%")
        }
        guard (0...1e12).contains(number) else { throw .outOfRange("0 px or more") }
        return .pixels(Int(number))
      }
      if let share = DiffOptions.Budget.share(percentage: text) { return .share(share) }
      guard DecimalNumber.parse(text.dropLast()) == nil else { throw .outOfRange("0…100 %") }
      throw .malformed(expected: "a whole number of px, or a share such as 0.1%")
    }
  }
}

extension ValueSyntax where Value == [Double] {
  /// A rectangle: x, y, width and height in points.
  static var rectangle: Self {
    let expected = ValueError.malformed(expected: "x,y,w,h in pt, such as 300,0,93,44")
    return ValueSyntax(placeholder: "x,y,w,h", allowed: "") {
      (text: String) throws(ValueError) in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { DecimalNumber.parse($0) }
      guard parts.count == 4, numbers.count == 4 else { throw expected }
      guard numbers.allSatisfy({ abs($0) <= 1e8 }), numbers[2] >= 0, numbers[3] >= 0 else {
        throw .outOfRange("a width and a height of 0 pt or more")
      }
      return numbers
    }
  }
}

extension ValueSyntax where Value == CompareSettings.Peer {
  /// A program whose way to count takes the place of this one's.
  static var peer: Self {
    let peers = Value.allCases.filter { $0 != .none }.map { (name: $0.rawValue, value: $0) }
    return word(peers, placeholder: peers.map(\.name).joined(separator: "|"))
  }
}

extension ValueSyntax where Value == Pixelmatch.Version {
  /// A version of pixelmatch whose counts differ from those of others.
  static var pixelmatchVersion: Self {
    word([("5", .v5), ("6", .v5), ("7", .v7), ("oklab", .okLab)], placeholder: "5|6|7|oklab")
  }
}

extension ValueSyntax where Value == DiffOptions.Condition {
  /// A metric, `<` or `>`, and a number.
  static var condition: Self {
    let names = DiffOptions.Metric.allCases.map(\.rawValue)
    return ValueSyntax(placeholder: "METRIC<X|METRIC>X", allowed: names.joined(separator: "|")) {
      (text: String) throws(ValueError) in
      do throws(DiffOptions.Condition.Flaw) {
        return try DiffOptions.Condition(parsing: text)
      } catch {
        switch error {
        case .malformed:
          throw .malformed(expected: "a metric, < or >, and a number, such as 'ssim<0.99'")
        case .unknownMetric: throw .unknownWord(choices: names, all: names)
        }
      }
    }
  }
}
