extension CompareSettings {
  /// What says how pixels are counted, which another program does in its own way; a suite's keys.
  package enum ForeignKey: String, CaseIterable, Hashable, Sendable {
    case mode, tolerance, deltaE, ignoreAA, allowSizeChange, metrics, failIf
  }

  /// Another program's own settings, as a suite's keys.
  package enum PeerKey: String, Hashable, Sendable {
    case threshold, includeAA
    /// No key of a suite: the command line alone has it.
    case pixelmatchVersion
  }

  /// The settings that another program has nothing like, as far as they are made.
  ///
  /// Empty lists of metrics and conditions ask for nothing.
  package var foreignKeys: [ForeignKey] {
    ForeignKey.allCases.filter { key in
      switch (key, tolerance) {
      case (.mode, _): mode != nil
      case (.tolerance, .channel), (.deltaE, .deltaE): true
      case (.tolerance, _), (.deltaE, _): false
      case (.ignoreAA, _): ignoresAntialiasing != nil
      case (.allowSizeChange, _): allowsSizeChange != nil
      case (.metrics, _): metrics?.isEmpty == false
      case (.failIf, _): conditions?.isEmpty == false
      }
    }
  }

  /// The settings of the other program, as far as they are made.
  package var peerKeys: [PeerKey] {
    [
      threshold.map { _ in .threshold }, includesAntialiasing.map { _ in .includeAA },
      peerVersion.map { _ in .pixelmatchVersion },
    ].compactMap(\.self)
  }

  /// What the settings say and cannot mean together.
  package var conflict: RuleConflict? {
    peer == .pixelmatch
      ? foreignKeys.first.map(RuleConflict.foreignToPeer)
      : peerKeys.first.map(RuleConflict.withoutPeer)
  }

  /// The settings without what loses its meaning where another way to count replaces it.
  ///
  /// Conditions are kept: what makes pictures different is never dropped silently.
  func makingWay(for peer: Peer) -> CompareSettings {
    var settings = self
    switch peer {
    case .pixelmatch:
      settings.mode = nil
      settings.tolerance = nil
      settings.ignoresAntialiasing = nil
      settings.allowsSizeChange = nil
      settings.metrics = nil
    case .none:
      settings.threshold = nil
      settings.includesAntialiasing = nil
      settings.peerVersion = nil
    }
    return settings
  }
}
