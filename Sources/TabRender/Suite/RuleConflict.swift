/// What a suite says about comparing a picture and cannot mean together.
///
/// Settings come from the suite and from every rule about the picture, so it is the picture that they
/// contradict each other for.
package enum RuleConflict: Hashable, Sendable {
  /// Another program counts, which has nothing like this key.
  case foreignToPeer(CompareSettings.ForeignKey)
  /// A setting of another program is given, and none counts.
  case withoutPeer(CompareSettings.PeerKey)
  /// Another program counts, which leaves no part of a picture out.
  case partsWithPeer
  /// Layers are left out of a picture that has none.
  case layersOfExternal

  /// The conflict as a suite's trouble with a picture.
  package func problem(in file: SuiteFile) -> SuiteResults.Problem {
    SuiteResults.Problem(code: 65, message: message, file: file.path, hint: hint)
  }

  private var message: String {
    switch self {
    case .foreignToPeer(let key):
      "pixelmatch has nothing like \(key.rawValue), and a rule or the suite asks for both"
    case .withoutPeer(let key):
      "\(key.rawValue) is pixelmatch's, and nothing says \"like\": \"pixelmatch\""
    case .partsWithPeer:
      "pixelmatch leaves no part of a picture out, and the rules ignore some"
    case .layersOfExternal: "ignoreLayers: a picture made elsewhere has no layers"
    }
  }

  private var hint: String {
    switch self {
    case .foreignToPeer(let key):
      switch key {
      case .failIf, .metrics: "\"\(key.rawValue)\": [] beside \"like\", or \"like\": \"none\""
      default: "\"like\": \"none\" beside \"\(key.rawValue)\""
      }
    case .withoutPeer: "say \"like\" beside it"
    case .partsWithPeer: "\"like\": \"none\" in the rule that ignores"
    case .layersOfExternal: "\"ignore\" in the suite's rules takes rectangles"
    }
  }
}

extension SuiteItem {
  /// What contradicts itself in what is said about comparing it.
  package var conflict: RuleConflict? {
    if let conflict = settings.conflict { return conflict }
    if settings.peer == .pixelmatch, !rule.options.ignored.isEmpty || !ignoredLayers.isEmpty {
      return .partsWithPeer
    }
    if case .external = source, !ignoredLayers.isEmpty { return .layersOfExternal }
    return nil
  }
}

extension Suite {
  /// What contradicts itself in what is said about comparing its pictures, each thing once.
  package var conflicts: [SuiteResults.Problem] {
    var labels: [RuleConflict: [String]] = [:]
    var found: [RuleConflict] = []
    for item in items {
      guard let conflict = item.conflict else { continue }
      if labels[conflict] == nil { found.append(conflict) }
      labels[conflict, default: []].append(item.label)
    }
    return found.map { conflict in
      let of = labels[conflict] ?? []
      var problem = conflict.problem(in: file)
      let rest = of.count > 1 ? " and \(of.count - 1) more" : ""
      problem.message += ", for \(of.first ?? "")\(rest)"
      return problem
    }
  }
}
