extension DiffOptions {
  /// The options as a text: equal options have equal texts, in every run.
  var fingerprint: String {
    let boxes = ignored.map { "\($0.minX),\($0.minY),\($0.maxX),\($0.maxY)" }
    return [
      comparison.rawValue, "\(tolerance)", "\(budget)", "\(largestCluster ?? -1)",
      "\(ignoresAntialiasing)", "\(allowsSizeChange)", "\(shiftReach)",
      metrics.map(\.rawValue).sorted().joined(separator: ","),
      conditions.map(\.description).joined(separator: ","), boxes.joined(separator: ";"),
      mask.map { "\($0.width) \($0.height) \(SHA256.hexadecimal(of: $0.bytes))" } ?? "",
    ].joined(separator: " ")
  }
}

extension PictureRule {
  /// The rule as a text, in the same way.
  var fingerprint: String {
    let peer = pixelmatch.map {
      "\($0.threshold) \($0.includesAntialiasing) \($0.version) \($0.background)"
    }
    return "\(options.fingerprint) \(comparesBytes) \(peer ?? "")"
  }
}
