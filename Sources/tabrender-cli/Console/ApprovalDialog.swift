import TabRender

/// What a person decided about the items that can be approved.
struct ApprovalAnswers {
  /// The items to approve.
  var accepted: [Approval.Candidate]
  /// How many are not to be approved.
  var rejected = 0
  /// How many were left for later.
  var skipped = 0

  /// Approves these.
  init(_ accepted: [Approval.Candidate]) { self.accepted = accepted }
}

/// Asks about one item after the other.
struct ApprovalDialog {
  private let console: Console

  /// Creates a dialog.
  init(_ console: Console) { self.console = console }

  /// Asks until there is an answer for each, or an end.
  ///
  /// Nothing is written meanwhile. An end, by `q` or by the end of the input, keeps what was
  /// accepted and leaves the rest.
  func ask(_ candidates: [Approval.Candidate]) -> ApprovalAnswers {
    var answers = ApprovalAnswers([])
    for (number, candidate) in candidates.enumerated() {
      let position = "(\(number + 1) of \(candidates.count))"
      switch ask(candidate, position) {
      case .accept: answers.accepted.append(candidate)
      case .reject: answers.rejected += 1
      case .skip: answers.skipped += 1
      case .quit:
        answers.skipped += candidates.count - number
        return answers
      }
    }
    return answers
  }

  private enum Answer {
    case accept, reject, skip, quit
  }

  private func ask(_ candidate: Approval.Candidate, _ position: String) -> Answer {
    let item = candidate.item
    let fact = item.summary?.text ?? "no baseline"
    console.talk("\(item.status.rawValue) \(item.label)  \(fact)  \(position)")
    while true {
      console.ask("[a]ccept [r]eject [s]kip [o]pen [d]iff [q]uit? ")
      guard let line = readLine() else { return .quit }
      switch line.lowercased().first {
      case "a": return .accept
      case "r": return .reject
      case "s": return .skip
      case "q": return .quit
      case "o": Opener.open([.file(candidate.actual)], console)
      case "d":
        if let diff = candidate.diff {
          Opener.open([.file(diff)], console)
        } else {
          console.talk("there is no difference to show: the baseline is missing")
        }
      default: console.talk("please answer with one of the letters in brackets")
      }
    }
  }
}
