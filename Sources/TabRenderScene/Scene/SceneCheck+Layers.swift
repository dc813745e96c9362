extension SceneCheck {
  /// Checks a layer with everything in it.
  ///
  /// It calls itself for children and masks: a document is at most 512 levels deep.
  mutating func check(layer node: JSONNode) {
    if let id = node["id"] { check(id: id) }
    checkGeometry(of: node)
    if let color = node["backgroundColor"], node["fill"] != nil {
      validator.report(at: color, "backgroundColor and fill say the same thing; give one")
    }
    if let path = node["shadow"]?["path"] { check(path: path) }
    if let contents = node["contents"] { check(picture: contents) }
    checkKind(of: node)
    if let mask = node["mask"] { check(layer: mask) }
    for child in node["children"]?.elements ?? [] { check(layer: child) }
  }

  private func checkGeometry(of node: JSONNode) {
    for key in ["bounds", "frame"] { checkSides(key, of: node) }
    for key in ["bounds", "position"] where node["frame"] != nil {
      guard let other = node[key] else { continue }
      validator.report(at: other, "\(key) and frame say the same thing; give one")
    }
    guard let transform = node["transform"] else { return }
    let parts = transform.numbers
    if parts[0] * parts[3] - parts[1] * parts[2] == 0 {
      validator.warn(
        at: transform, "transform cannot be inverted, so nothing of the layer is drawn",
        hint: "a, d (or b, c) above 0; [1, 0, 0, 1, 0, 0] changes nothing")
    }
  }

  private func checkSides(_ key: String, of node: JSONNode) {
    guard let sides = node[key]?.elements else { return }
    for (index, name) in [(2, "width"), (3, "height")] {
      guard let side = sides[index].number, side < 0 else { continue }
      validator.report(
        at: sides[index],
        "\(key)[\(index)], the \(name), must be 0 or more, got \(JSONValue.number(side).text)")
    }
  }

  private mutating func checkKind(of node: JSONNode) {
    let kinds = ["shape", "gradient", "text"].compactMap { node[$0] }
    if kinds.count > 1 {
      validator.report(at: kinds[1], "a layer is one of shape, gradient and text, not two")
    }
    if node["text"] == nil {
      for key in TextDescription.keys.rule.keys.map(\.name) {
        guard let stray = node[key] else { continue }
        validator.report(at: stray, "\(key) has no meaning without text")
      }
    }
    if let path = node["shape"]?["path"] { check(path: path) }
    if let gradient = node["gradient"] { check(gradient: gradient) }
    if node["text"] != nil, let font = node["font"] { check(font: font) }
  }

  private func check(path node: JSONNode) {
    guard node.kind == .object else { return }
    if ["rect", "roundedRect", "ellipse"].compactMap({ node[$0] }).count != 1 {
      validator.report(at: node, "a path is one of rect, roundedRect and ellipse")
    }
  }

  private func check(gradient node: JSONNode) {
    guard let list = node["locations"], let colors = node["colors"] else { return }
    let locations = list.numbers
    if locations.count != colors.elements.count {
      validator.report(
        at: list,
        "locations must have as many elements as colors, \(colors.elements.count), "
          + "got \(locations.count)")
    }
    if zip(locations, locations.dropFirst()).contains(where: >) {
      validator.report(at: list, "locations must not descend")
    }
  }
}
