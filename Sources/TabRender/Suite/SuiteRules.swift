/// Rules of a suite that do nothing: probably a name or a layout has changed.
extension Suite {
  /// The rules that are about no picture.
  package var idleRules: [SuiteProblem] {
    file.rules.filter { rule in
      let isAboutItem = items.contains { rule.isAbout(name: $0.name, $0.variant) }
      // Of a scene that cannot be read nothing but the name is known.
      return !isAboutItem && !broken.contains { Glob.matches($0.name, rule.match) }
    }.map { .suite(.idleRule($0.subject, suite: file.path)) }
  }

  /// The ignored parts that lie outside of every picture that a rule is about, and those pictures.
  ///
  /// Only what all the pictures of a rule say is said: `results` must be of the whole suite.
  func idleParts(in results: SuiteResults) -> [(message: String, labels: Set<String>)] {
    file.rules.flatMap { rule -> [(message: String, labels: Set<String>)] in
      let about = results.items.filter { $0.status != .obsolete && rule.isAbout($0) }
      let sizes = about.compactMap { item in item.size.map { (item, $0) } }
      guard !sizes.isEmpty, sizes.count == about.count else { return [] }
      return (rule.ignored ?? []).filter { box in
        sizes.allSatisfy { item, size in
          box.pixels(scale: item.variant?.scale ?? 1).isOutside(of: [size])
        }
      }.map { box in
        (
          "\(file.path): the ignored part \(box.text) of the rule for \(rule.subject) lies outside "
            + "of its pictures",
          Set(about.map(\.label))
        )
      }
    }
  }
}

extension CompareRule {
  /// What the rule is about, for people.
  fileprivate var subject: String {
    "\"\(match)\"" + (appearance.map { ", \($0.rawValue)" } ?? "")
      + (scale.map { ", scale \(JSONValue.number($0).text)" } ?? "")
  }

  fileprivate func isAbout(_ item: SuiteResults.Item) -> Bool {
    isAbout(name: item.name, item.variant)
  }
}

extension PointBox {
  /// Its numbers as they are written in a rule, such as `[300, 0, 93, 44]`.
  fileprivate var text: String {
    let numbers = [x, y, width, height].map { JSONValue.number($0).text }
    return "[\(numbers.joined(separator: ", "))]"
  }
}

extension SuiteResults.Item {
  /// The size of its pictures, where it is known: of the larger one in each direction.
  fileprivate var size: DiffSummary.Size? {
    let sizes = [baseline?.size, actual?.size].compactMap(\.self)
    guard let width = sizes.map(\.width).max(), let height = sizes.map(\.height).max() else {
      return nil
    }
    return DiffSummary.Size(width: width, height: height)
  }
}
