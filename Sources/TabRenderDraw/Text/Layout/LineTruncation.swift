internal import Foundation

/// Shortens a line until it fits together with "…".
struct LineTruncation {
  private let wrapper: LineWrapper
  private let rest: Range<Int>

  init(_ wrapper: LineWrapper, _ rest: Range<Int>) {
    self.wrapper = wrapper
    self.rest = rest
  }

  /// The longest line that fits; "…" alone where nothing else does, even if that is too wide.
  func line() throws(FontError) -> SetLine {
    let room = try wrapper.widthBesideEllipsis()
    var (head, tail) = kept(room)
    while true {
      let line = try wrapper.truncated(pieces(head, tail), of: rest)
      if wrapper.fits(line) || head + tail == 0 { return line }
      // Shaping a part may take a little more than its share of the whole.
      if head >= tail { head -= 1 } else { tail -= 1 }
    }
  }

  /// How many clusters stay at the start and at the end, by their widths.
  private func kept(_ room: CGFloat) -> (head: Int, tail: Int) {
    switch wrapper.truncation {
    case .none, .tail: return (count(rest, room), 0)
    case .head: return (0, count(rest.reversed(), room))
    case .middle:
      let head = count(rest, room / 2)
      let used = wrapper.widths[rest.prefix(head)].reduce(0, +)
      let tail = count(rest.dropFirst(head).reversed(), room - used)
      return (head, tail)
    }
  }

  private func count(_ clusters: some Sequence<Int>, _ room: CGFloat) -> Int {
    var sum: CGFloat = 0
    var count = 0
    for cluster in clusters {
      sum += wrapper.widths[cluster]
      guard sum <= room else { break }
      count += 1
    }
    return count
  }

  private func pieces(_ head: Int, _ tail: Int) -> [LinePiece] {
    let first = wrapper.trimmedAtEnd(rest.prefix(head))
    let last = wrapper.trimmedAtStart(rest.suffix(tail))
    let sign = LinePiece.ellipsis(origin: wrapper.origin(of: first.upperBound))
    return [.clusters(first), sign, .clusters(last)]
  }
}
