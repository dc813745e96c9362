internal import Foundation

/// Views in a row or a column.
///
/// The least flexible view is asked first, each for an equal share of what is left; views of a higher
/// priority before all others, which keep only their least length. Across the stack every view is
/// proposed what the stack was.
/// Source: OpenSwiftUI, `StackLayout`; objc.io, "How an HStack lays out its children".
struct StackLayout: NodeLayout {
  let axis: Axis
  let spacing: CGFloat?
  /// The guide across the stack.
  let guide: AlignmentKey

  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    measure(proposal, children).size(along: axis)
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement] {
    let cross = axis.other
    var proposal = proposal
    if proposal[cross] == nil { proposal[cross] = size[cross] }
    let measured = measure(proposal, children)
    var position: CGFloat = 0
    return children.indices.map { index in
      position += measured.distances[index]
      var origin = CGPoint.zero
      origin[axis] = position
      origin[cross] = -measured.crossStart - measured.guides[index]
      position += measured.lengths[index]
      return Placement(origin: origin, proposal: measured.proposals[index])
    }
  }

  func spacing(_ children: [ViewNode]) -> ViewSpacing {
    guard let first = children.first?.spacing, let last = children.last?.spacing else {
      return .none(along: axis)
    }
    var spacing = ViewSpacing()
    if axis == .horizontal {
      (spacing.leading, spacing.trailing) = (first.leading, last.trailing)
    } else {
      (spacing.top, spacing.bottom) = (first.top, last.bottom)
    }
    return spacing
  }
}

extension StackLayout {
  /// What the children of a stack take.
  private struct Measured {
    /// The distance before each child; 0 before the first.
    var distances: [CGFloat]
    /// The length of each child along the stack.
    var lengths: [CGFloat]
    /// What each is proposed.
    var proposals: [ProposedViewSize]
    /// Where the guide of each lies across the stack.
    var guides: [CGFloat]
    /// The edges across the stack, from the common guide on.
    var crossStart: CGFloat
    var crossEnd: CGFloat

    func size(along axis: Axis) -> CGSize {
      var size = CGSize.zero
      size[axis] = distances.reduce(0, +) + lengths.reduce(0, +)
      size[axis.other] = crossEnd - crossStart
      return size
    }
  }

  private func measure(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> Measured {
    let distances = distances(children)
    let proposals = proposals(proposal, children, distances.reduce(0, +))
    var measured = Measured(
      distances: distances, lengths: [], proposals: proposals, guides: [], crossStart: 0,
      crossEnd: 0)
    var (start, end) = (CGFloat.infinity, -CGFloat.infinity)
    for (child, proposal) in zip(children, proposals) {
      let dimensions = child.dimensions(proposal)
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      let guide = dimensions[guide]
      measured.lengths.append(size[axis])
      measured.guides.append(guide)
      start = min(start, -guide)
      end = max(end, size[axis.other] - guide)
    }
    if start <= end { (measured.crossStart, measured.crossEnd) = (start, end) }
    return measured
  }

  private func distances(_ children: [ViewNode]) -> [CGFloat] {
    guard !children.isEmpty else { return [] }
    return [0]
      + zip(children, children.dropFirst()).map { child, next in
        spacing ?? child.spacing.distance(to: next.spacing, along: axis)
      }
  }

  /// What each child is proposed.
  private func proposals(
    _ proposal: ProposedViewSize, _ children: [ViewNode], _ spacing: CGFloat
  ) -> [ProposedViewSize] {
    guard let length = proposal[axis] else {
      return Array(repeating: proposal, count: children.count)
    }
    var proposals = Array(repeating: proposal, count: children.count)
    let flexible = children.map { Flexibility(of: $0, along: axis, proposal) }
    var available = length - spacing
    var groups = Dictionary(grouping: children.indices) { children[$0].priority }
      .sorted { $0.key > $1.key }.map(\.value)
    for index in groups.dropFirst().joined() { available -= flexible[index].minimum }
    while !groups.isEmpty {
      let group = groups.removeFirst().sorted { flexible[$0].precedes(flexible[$1], $0 < $1) }
      var remaining = group.count
      for index in group {
        proposals[index][axis] = max(available / CGFloat(remaining), 0)
        available -= children[index].size(proposals[index])[axis]
        remaining -= 1
      }
      for index in groups.first ?? [] { available += flexible[index].minimum }
    }
    return proposals
  }
}

/// Between which lengths a view can be drawn along a stack.
private struct Flexibility {
  let minimum: CGFloat
  let maximum: CGFloat

  @MainActor
  init(of child: ViewNode, along axis: Axis, _ proposal: ProposedViewSize) {
    var least = proposal
    least[axis] = 0
    var greatest = proposal
    greatest[axis] = .infinity
    minimum = child.size(least)[axis]
    maximum = child.size(greatest)[axis]
  }

  /// Whether it is asked before another one: the less flexible first, and of those without limit the
  /// one with the larger minimum.
  func precedes(_ other: Flexibility, _ isEarlier: Bool) -> Bool {
    let (own, others) = (maximum - minimum, other.maximum - other.minimum)
    if own != others { return own < others }
    if own == .infinity, minimum != other.minimum { return minimum > other.minimum }
    return isEarlier
  }
}
