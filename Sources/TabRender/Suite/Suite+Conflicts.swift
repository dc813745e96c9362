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
  package var conflicts: [SuiteProblem] {
    var labels: [RuleConflict: [String]] = [:]
    var found: [RuleConflict] = []
    for item in items {
      guard let conflict = item.conflict else { continue }
      if labels[conflict] == nil { found.append(conflict) }
      labels[conflict, default: []].append(item.label)
    }
    return found.map { .suite(.conflict($0, of: labels[$0] ?? [], suite: file.path)) }
  }
}
