/// Command lines for a shell, made for results whose paths count from the working folder.
extension SuiteResults {
  /// The shell line that accepts a picture; `nil` where there is nothing to accept.
  package func approval(of item: Item) -> String? {
    guard case .suite = origin, item.status == .changed || item.status == .missing else {
      return nil
    }
    return approval + " " + ShellArgument.last(exactLabel(of: item))
  }

  /// The shell line that asks about every picture that can be accepted.
  package var approval: String {
    (["tabrender approve"] + suiteWords
      + (approvedFrom.map { ["--from", ShellArgument.file($0)] } ?? []))
      .joined(separator: " ")
  }

  /// The shell line that deletes baselines that no scene has.
  package var pruning: String { (["tabrender prune"] + suiteWords).joined(separator: " ") }

  /// The shell line that makes baselines where there are none.
  package var recording: String { (["tabrender record"] + suiteWords).joined(separator: " ") }

  /// The shell line that shows the results in the file.
  package static func validator(_ file: String) -> String {
    let usual = file == ".tabrender/results.json"
    return "tabrender report \(usual ? "" : ShellArgument.file(file) + " ")--open"
  }

  /// The suite, where a command does not find it by itself.
  private var suiteWords: [String] {
    let folder = folder ?? ""
    if title == SuiteFile.usualName { return folder.isEmpty ? [] : [ShellArgument.file(folder)] }
    return [ShellArgument.file(FilePath.join(folder, title))]
  }

  /// A label that stands for one picture, also where a scene has several: its name alone stands for
  /// all of them.
  private func exactLabel(of item: Item) -> String {
    guard item.label == item.name, items.count(where: { $0.name == item.name }) > 1 else {
      return item.label
    }
    return SuiteResults.exactLabel(item.name, item.variant)
  }
}
