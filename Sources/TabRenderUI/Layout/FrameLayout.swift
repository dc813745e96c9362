public import Foundation

/// A frame of a fixed width, a fixed height or both; the other length is the content's.
///
/// The content is proposed the fixed lengths. What is larger overflows, as it is aligned.
/// Source: OpenSwiftUI, `FrameLayout`.
struct FixedFrameLayout: UnaryLayout {
  let width: CGFloat?
  let height: CGFloat?
  let alignment: Alignment

  func sizeThatFits(_ proposal: ProposedViewSize, _ child: ViewNode) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let content = child.size(inner(proposal))
    return CGSize(width: width ?? content.width, height: height ?? content.height)
  }

  func placement(in size: CGSize, _ proposal: ProposedViewSize, _ child: ViewNode) -> Placement {
    .aligned(child, alignment, in: size, inner(proposal))
  }

  func spacing(_ children: [ViewNode]) -> ViewSpacing {
    (children.first?.spacing ?? .zero)
      .resetting(width == nil ? [] : .horizontal).resetting(height == nil ? [] : .vertical)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
}

/// A frame between a least and a greatest length along each axis.
///
/// Source: OpenSwiftUI, `FlexFrameLayout`.
struct FlexibleFrameLayout: UnaryLayout {
  /// The limits along an axis.
  struct Limits {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    /// Limits in order: a negative minimum is 0, and no limit lies below the one before it.
    ///
    /// A least or an ideal length that is not finite does not count.
    init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
      self.minimum = minimum.flatMap { $0.isFinite ? max(0, $0) : nil }
      self.ideal = ideal.flatMap { $0.isFinite ? max($0, self.minimum ?? 0) : nil }
      self.maximum = maximum.flatMap { $0.isNaN ? nil : max($0, self.ideal ?? self.minimum ?? 0) }
    }

    /// Whether there is any.
    var isLimited: Bool { minimum != nil || ideal != nil || maximum != nil }

    func clamped(_ length: CGFloat) -> CGFloat {
      min(max(length, minimum ?? -.infinity), maximum ?? .infinity)
    }

    /// What the content is proposed.
    func inner(_ proposal: CGFloat?) -> CGFloat? {
      guard let length = proposal ?? ideal else { return nil }
      return clamped(length)
    }

    /// What the content is proposed in a frame of a length.
    ///
    /// Where nothing was proposed to the frame and no limit decided its length, it is the content's
    /// ideal one; proposing it as a length could have parts of the content share it otherwise.
    func placed(_ proposal: CGFloat?, _ length: CGFloat) -> CGFloat? {
      let isIdeal =
        proposal == nil && ideal == nil && minimum ?? -.infinity < length
        && length < maximum ?? .infinity
      return isIdeal ? nil : length
    }

    /// The frame's length around a content.
    func outer(_ proposal: CGFloat?, _ content: CGFloat) -> CGFloat {
      guard let proposal else { return ideal ?? clamped(content) }
      switch (minimum, maximum) {
      case (_?, _?): return clamped(proposal)
      case (nil, let maximum?): return min(max(proposal, content), maximum)
      case (let minimum?, nil): return max(min(proposal, content), minimum)
      case (nil, nil): return content
      }
    }
  }

  let width: Limits
  let height: Limits
  let alignment: Alignment

  func sizeThatFits(_ proposal: ProposedViewSize, _ child: ViewNode) -> CGSize {
    let content = child.size(inner(proposal))
    return CGSize(
      width: width.outer(proposal.width, content.width),
      height: height.outer(proposal.height, content.height))
  }

  func placement(in size: CGSize, _ proposal: ProposedViewSize, _ child: ViewNode) -> Placement {
    .aligned(
      child, alignment, in: size,
      ProposedViewSize(
        width: width.placed(proposal.width, size.width),
        height: height.placed(proposal.height, size.height)))
  }

  func spacing(_ children: [ViewNode]) -> ViewSpacing {
    (children.first?.spacing ?? .zero)
      .resetting(width.isLimited ? .horizontal : []).resetting(height.isLimited ? .vertical : [])
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.inner(proposal.width), height: height.inner(proposal.height))
  }
}

extension Placement {
  /// A child whose guides lie on those of a size.
  @MainActor
  static func aligned(
    _ child: ViewNode, _ alignment: Alignment, in size: CGSize, _ proposal: ProposedViewSize
  ) -> Placement {
    let own = ViewDimensions(width: size.width, height: size.height) { _ in nil }
    let inner = child.dimensions(proposal)
    return Placement(
      origin: CGPoint(
        x: own[alignment.horizontal] - inner[alignment.horizontal],
        y: own[alignment.vertical] - inner[alignment.vertical]),
      proposal: proposal)
  }
}

extension View {
  /// The view in a frame of a fixed width, height or both, in points.
  ///
  /// `nil` leaves a length to the view, and so does one that is negative or not finite. What is larger
  /// than the frame is not cut off.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      _LayoutModifier(
        FixedFrameLayout(
          width: width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil },
          height: height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }, alignment: alignment)))
  }

  /// The view in a frame between limits, in points.
  ///
  /// With a least and a greatest length the frame takes what it is proposed between them; with one of
  /// both it also looks at the view. Without a proposal the ideal length counts.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    modifier(
      _LayoutModifier(
        FlexibleFrameLayout(
          width: .init(minWidth, idealWidth, maxWidth),
          height: .init(minHeight, idealHeight, maxHeight), alignment: alignment)))
  }
}
