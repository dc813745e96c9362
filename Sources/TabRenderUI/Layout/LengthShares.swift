internal import Foundation

/// How a length is shared between parts that answer what they take of it.
///
/// The least flexible part is asked first, each for an equal share of what is left; parts of a higher
/// priority before all others, for which only their least lengths are kept.
/// Source: OpenSwiftUI, `StackLayout`; objc.io, "How an HStack lays out its children".
@MainActor
struct LengthShares {
  /// What each part is proposed.
  private(set) var proposals: [CGFloat]

  /// Shares a length.
  ///
  /// - Parameters:
  ///   - priorities: The priority of each part.
  ///   - available: The length.
  ///   - answer: What a part takes of a length that it is proposed.
  init(
    priorities: [Double], available: CGFloat, answer: (_ index: Int, _ length: CGFloat) -> CGFloat
  ) {
    proposals = Array(repeating: 0, count: priorities.count)
    let flexible = priorities.indices.map {
      Flexibility(minimum: answer($0, 0), maximum: answer($0, .infinity))
    }
    let groups = Dictionary(grouping: priorities.indices) { priorities[$0] }
      .sorted { $0.key > $1.key }.map(\.value)
    var available = available
    for index in groups.dropFirst().joined() { available.take(flexible[index].minimum) }
    for (number, group) in groups.enumerated() {
      if number > 0 { for index in group { available += flexible[index].minimum } }
      let ordered = group.sorted { flexible[$0].precedes(flexible[$1], $0 < $1) }
      for (position, index) in ordered.enumerated() {
        proposals[index] = max(available / CGFloat(group.count - position), 0)
        available.take(answer(index, proposals[index]))
      }
    }
  }
}

extension CGFloat {
  /// Takes a length away; an infinite one leaves an infinite length as it is.
  fileprivate mutating func take(_ length: CGFloat) {
    let left = self - length
    if !left.isNaN { self = left }
  }
}

/// Between which lengths a part can be.
private struct Flexibility {
  let minimum: CGFloat
  let maximum: CGFloat

  /// Whether it is asked before another one: the less flexible first, and of those without limit the
  /// one with the larger minimum.
  func precedes(_ other: Flexibility, _ isEarlier: Bool) -> Bool {
    let (own, others) = (maximum - minimum, other.maximum - other.minimum)
    if own != others { return own < others }
    if own == .infinity, minimum != other.minimum { return minimum > other.minimum }
    return isEarlier
  }
}
