internal import Foundation

/// Views in a row or a column.
///
/// Along the stack the views share what is proposed (``LengthShares``). Across it every view is
/// proposed what the stack was.
/// Source: OpenSwiftUI, `StackLayout`.
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
    guard let first = children.first, let last = children.last else { return .zero }
    let (start, end): (Edge.Set, Edge.Set) =
      axis == .horizontal ? (.leading, .trailing) : (.top, .bottom)
    var spacing = ViewSpacing()
    for child in children {
      spacing.formUnion(child.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
    }
    spacing.formUnion(first.spacing, edges: start)
    spacing.formUnion(last.spacing, edges: end)
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
    /// The edges across the stack, from the common guide on, which lies between them.
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
    for (child, proposal) in zip(children, proposals) {
      let dimensions = child.dimensions(proposal)
      let size = CGSize(width: dimensions.width, height: dimensions.height)
      let guide = dimensions[guide]
      measured.lengths.append(size[axis])
      measured.guides.append(guide)
      let (start, end) = (-guide.orZero, size[axis.other] - guide.orZero)
      measured.crossStart = min(measured.crossStart, start)
      measured.crossEnd = max(measured.crossEnd, end)
    }
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
    let shares = LengthShares(
      priorities: children.map(\.priority), available: length - spacing
    ) { index, length in
      var proposal = proposal
      proposal[axis] = length
      return children[index].size(proposal)[axis]
    }
    for (index, share) in shares.proposals.enumerated() { proposals[index][axis] = share }
    return proposals
  }
}
