/// The reference of scene files as Markdown, from the tables that the reader uses.
package enum SceneReference {
  /// A heading and a table of keys for each object of the format.
  package static var text: String {
    let sections: [(title: String, rule: JSONObjectRule)] = [
      ("The file", SceneDescription.keys.rule), ("`variants`", VariantsDescription.keys.rule),
      ("`canvas`", CanvasDescription.keys.rule), ("`content`", ContentDescription.keys.rule),
      ("`bar`", BarDescription.keys.rule), ("`bar.shadow`", BarShadowDescription.keys.rule),
      ("`bar.items[]`", ItemDescription.keys.rule),
      ("A layer: `layers[]`, `children[]`, `mask`", LayerDescription.keys.rule),
      ("A layer's `shadow`", LayerShadowDescription.keys.rule),
      ("A layer's `shape`", ShapeDescription.keys.rule),
      ("A layer's `gradient`", GradientDescription.keys.rule),
      ("A layer's `font`", FontDescriptor.keys.rule),
    ]
    return sections.map { "### \($0.title)\n\n\(table($0.rule))" }.joined(separator: "\n\n")
  }

  /// A table of an object's keys.
  package static func table(_ rule: JSONObjectRule) -> String {
    let rows = rule.keys.map { key in
      let fallback = key.isRequired ? "required" : key.fallback
      return [
        "`\(key.name)`", key.shape.reference, cell(fallback), cell(key.meaning),
      ].joined(separator: " | ")
    }
    return (["Key | Value | Default | Meaning", "--- | --- | --- | ---"] + rows)
      .map { "| \($0) |" }.joined(separator: "\n")
  }

  /// Text as a cell of a table has it.
  static func cell(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }
}

extension JSONShape {
  /// The value for a reference: its form, its range and its unit.
  fileprivate var reference: String {
    switch self {
    case .number(let rule):
      let unit = rule.unit.isEmpty ? "" : " \(rule.unit)"
      return "\(rule.isWhole ? "whole number" : "number"), \(rule.phrase)\(unit)"
    case .word(let words): return words.map { "`\($0)`" }.joined(separator: ", ")
    case .list(let rule):
      let meaning = rule.meaning.isEmpty ? "" : " [\(rule.meaning)]"
      return "list\(meaning) of \(rule.element.reference)"
    case .choice(let shapes): return shapes.map(\.reference).joined(separator: " or ")
    case .object(let rule):
      return "object with " + rule.keys.map { "`\($0.name)`" }.joined(separator: ", ")
    case .named(let name, _): return name
    default: return SceneReference.cell(phrase)
    }
  }
}
