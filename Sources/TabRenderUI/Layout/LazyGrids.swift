public import Foundation

/// A row or a column of a lazy grid.
public struct GridItem: Sendable {
  /// How long it is across the grid's direction, in points.
  public enum Size: Sendable {
    /// As long as said.
    case fixed(CGFloat)
    /// An equal share of what is left, between limits.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit into such a share, each between limits.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long it is.
  public var size: Size
  /// The distance to the next one in points; `nil` for the usual one, 8.
  public var spacing: CGFloat?
  /// The guides that its views share with the cells; `nil` for those of the grid.
  public var alignment: Alignment?

  /// Creates a row or a column.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}

/// Views in columns, filled row by row; all of them are made at once.
public struct LazyVGrid<Content: View>: _PrimitiveView {
  private let layout: LazyGridLayout
  private let content: Content

  /// Creates a grid of columns.
  ///
  /// - Parameters:
  ///   - columns: The columns.
  ///   - alignment: Where narrower views stand in their columns; the middle by default.
  ///   - spacing: The distance between rows in points; `nil` for the usual one, 8.
  ///   - pinnedViews: Accepted without an effect.
  ///   - content: The views.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical, items: columns, spacing: spacing ?? ViewSpacing.usual,
      alignment: Alignment(horizontal: alignment, vertical: .center))
    self.content = content()
  }

  /// One node that holds the views.
  public static func _makeNodes(_ view: LazyVGrid, in context: _ViewContext) -> _NodeList {
    .container(view.layout, of: view.content, in: context, axis: nil)
  }
}

/// Views in rows, filled column by column; all of them are made at once.
public struct LazyHGrid<Content: View>: _PrimitiveView {
  private let layout: LazyGridLayout
  private let content: Content

  /// Creates a grid of rows.
  ///
  /// - Parameters:
  ///   - rows: The rows.
  ///   - alignment: Where lower views stand in their rows; the middle by default.
  ///   - spacing: The distance between columns in points; `nil` for the usual one, 8.
  ///   - pinnedViews: Accepted without an effect.
  ///   - content: The views.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal, items: rows, spacing: spacing ?? ViewSpacing.usual,
      alignment: Alignment(horizontal: .center, vertical: alignment))
    self.content = content()
  }

  /// One node that holds the views.
  public static func _makeNodes(_ view: LazyHGrid, in context: _ViewContext) -> _NodeList {
    .container(view.layout, of: view.content, in: context, axis: nil)
  }
}

/// Views in lines across an axis, each line as long as its largest view.
///
/// A view is proposed the breadth of its track and no length.
/// Source: objc.io, "SwiftUI Grid Layout", for how tracks share the space.
struct LazyGridLayout: NodeLayout {
  /// The direction in which lines follow each other.
  let axis: Axis
  /// The tracks as they were asked for.
  let items: [GridItem]
  /// The distance between lines.
  let spacing: CGFloat
  let alignment: Alignment

  /// Columns of a vertical grid, rows of a horizontal one.
  fileprivate struct Track {
    var length: CGFloat
    var spacing: CGFloat
    var alignment: Alignment
  }

  func sizeThatFits(_ proposal: ProposedViewSize, _ children: [ViewNode]) -> CGSize {
    let tracks = tracks(proposal)
    let lines = lines(children, tracks)
    var size = CGSize.zero
    size[axis.other] = tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().total
    size[axis] = lines.reduce(0, +) + spacing * CGFloat(max(0, lines.count - 1))
    return size
  }

  func placements(
    in size: CGSize, _ proposal: ProposedViewSize, _ children: [ViewNode], at frame: CGRect,
    _ safeArea: SafeArea
  ) -> [Placement] {
    let tracks = tracks(proposal)
    var placements: [Placement] = []
    var position: CGFloat = 0
    for (number, length) in lines(children, tracks).enumerated() {
      var across: CGFloat = 0
      for (track, child) in zip(tracks, children.dropFirst(number * tracks.count)) {
        var cell = CGSize.zero
        cell[axis] = length
        cell[axis.other] = track.length
        var placement = Placement.aligned(child, track.alignment, in: cell, self.proposal(track))
        placement.origin[axis] += position
        placement.origin[axis.other] += across
        placements.append(placement)
        across += track.length + track.spacing
      }
      position += length + spacing
    }
    return placements
  }

  /// The length of each line.
  private func lines(_ children: [ViewNode], _ tracks: [Track]) -> [CGFloat] {
    guard !tracks.isEmpty else { return [] }
    return stride(from: 0, to: children.count, by: tracks.count).map { start in
      zip(tracks, children.dropFirst(start)).map { $1.size(proposal($0))[axis] }.max() ?? 0
    }
  }

  private func proposal(_ track: Track) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    proposal[axis.other] = track.length
    return proposal
  }

  /// The tracks in a proposed breadth; without one each is as broad as its least.
  private func tracks(_ proposal: ProposedViewSize) -> [Track] {
    let gaps = items.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.usual) }
    var left = (proposal[axis.other] ?? 0) - gaps
    var remaining = CGFloat(items.count)
    for case .fixed(let length) in items.map(\.size) {
      left -= length
      remaining -= 1
    }
    return items.flatMap { item in
      let share = max(0, left / max(remaining, 1))
      let tracks = item.lengths(share.orZero).map {
        Track(
          length: $0, spacing: item.spacing ?? ViewSpacing.usual,
          alignment: item.alignment ?? alignment)
      }
      if case .fixed = item.size { return tracks }
      left -= tracks.reduce(0) { $0 + $1.length } + tracks.dropLast().total
      remaining -= 1
      return tracks
    }
  }
}

extension Sequence<LazyGridLayout.Track> {
  /// The distances behind the tracks.
  fileprivate var total: CGFloat { reduce(0) { $0 + $1.spacing } }
}

extension GridItem {
  /// The lengths of the tracks that it stands for in a share of the space.
  fileprivate func lengths(_ share: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length): return [max(0, length.orZero)]
    case .flexible(let minimum, let maximum): return [max(minimum, min(share, maximum))]
    case .adaptive(let minimum, let maximum):
      let (least, gap) = (max(1, minimum.orZero), spacing ?? ViewSpacing.usual)
      let count = max(1, ((share + gap) / (least + gap)).rounded(.down))
      let length = (share - gap * (count - 1)) / count
      return Array(repeating: max(least, min(length, maximum)), count: Int(count))
    }
  }
}
