import TabRenderDiff
import TabRenderScene

extension CompareSettings {
  // Statements instead of `map` and `??`: with closures over a node, the optimizer of Swift 6.3.1
  // crashes on this.
  init(_ node: JSONNode, _ validator: JSONValidator) {
    self.init()
    readTolerance(node, validator)
    readBudget(node)
    if let word = node["mode"]?.string { mode = PictureRule.Mode(rawValue: word) }
    readPeer(node)
    ignoresAntialiasing = node["ignoreAA"]?.boolean
    allowsSizeChange = node["allowSizeChange"]?.boolean
    shiftReach = node["shift"]?.integer
    if let words = node["metrics"] {
      metrics = Set(
        words.elements.compactMap(\.string).compactMap { DiffOptions.Metric(rawValue: $0) })
    }
    if let texts = node["failIf"] {
      conditions = texts.elements.compactMap(\.string).compactMap { try? .init(parsing: $0) }
    }
    checkPeer(node, validator)
  }

  private mutating func readTolerance(_ node: JSONNode, _ validator: JSONValidator) {
    if let channel = node["tolerance"]?.number { tolerance = .channel(channel) }
    guard let deltaE = node["deltaE"], let limit = deltaE.number else { return }
    if tolerance != nil {
      validator.report(at: deltaE, "tolerance and deltaE say the same thing; give one")
    }
    tolerance = .deltaE(limit)
  }

  private mutating func readPeer(_ node: JSONNode) {
    if let word = node["like"]?.string { peer = Peer(rawValue: word) }
    threshold = node["threshold"]?.number
    includesAntialiasing = node["includeAA"]?.boolean
  }

  private func checkPeer(_ node: JSONNode, _ validator: JSONValidator) {
    switch peer {
    case .pixelmatch:
      for key in foreignKeys {
        validator.report(
          at: node[key.rawValue] ?? node,
          "pixelmatch has nothing like \(key.rawValue), so it does not go with \"like\"")
      }
    case .some(.none):
      for key in peerKeys {
        validator.report(
          at: node[key.rawValue] ?? node,
          "\(key.rawValue) is pixelmatch's, so it does not go with this \"like\"")
      }
    case nil: break
    }
  }

  private mutating func readBudget(_ node: JSONNode) {
    if let text = node["maxDiff"]?.string, let share = DiffOptions.Budget.share(percentage: text) {
      budget = .share(share)
    } else if let count = node["maxDiff"]?.integer {
      budget = .pixels(count)
    }
    largestCluster = node["maxCluster"]?.integer
  }
}

extension CompareRule {
  init(_ node: JSONNode, _ validator: JSONValidator) {
    self.init()
    if let pattern = node["match"]?.string { match = pattern }
    if let word = node["appearance"]?.string { appearance = .init(rawValue: word) }
    scale = node["scale"]?.number
    if let boxes = node["ignore"] {
      ignored = boxes.elements.compactMap { PointBox($0, validator) }
    }
    if let layers = node["ignoreLayers"] { ignoredLayers = layers.elements.compactMap(\.string) }
    if let compare = node["compare"] { settings = CompareSettings(compare, validator) }
  }
}

extension PointBox {
  /// The box of four checked numbers; `nil`, and a problem, when it has no area.
  init?(_ node: JSONNode, _ validator: JSONValidator) {
    let sides = node.numbers
    guard sides.count == 4, sides[2] > 0, sides[3] > 0 else {
      validator.report(at: node, "ignore must have a width and a height above 0")
      return nil
    }
    self.init(x: sides[0], y: sides[1], width: sides[2], height: sides[3])
  }
}
