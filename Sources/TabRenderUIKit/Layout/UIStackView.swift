public import Foundation
import TabRenderBase

/// A view that lays out its arranged subviews in a row or a column, by constraints.
///
/// Hidden ones are left out. Where the room and the contents' priorities leave a choice, as between
/// two texts that hug equally, UIKit's choice is not documented; here the last view takes what is left.
open class UIStackView: UIView {
  /// How the views share the room along the axis.
  public enum Distribution: Int, Hashable, Sendable {
    /// By how much they resist.
    case fill
    /// Equally.
    case fillEqually
    /// In proportion to their contents.
    case fillProportionally
    /// In their own sizes, with equal gaps.
    case equalSpacing
    /// With their middles equally far apart.
    case equalCentering
  }

  /// How the views lie across the axis.
  public enum Alignment: Int, Hashable, Sendable {
    /// As wide as the stack.
    case fill
    /// At the start.
    case leading
    /// With the first lines of their texts at one height.
    case firstBaseline
    /// In the middle.
    case center
    /// At the end.
    case trailing
    /// With the last lines of their texts at one height.
    case lastBaseline

    /// At the top.
    public static var top: Alignment { .leading }
    /// At the bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// The distance that stands for the system's own: 8 points.
  public static let spacingUseSystem: CGFloat = 8
  /// Stands for the stack's own distance.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude

  /// The views that are laid out, in their order.
  public private(set) var arrangedSubviews: [UIView] = []
  /// Along what the views stand; from left to right by default.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { invalidateConstraints() } }
  /// How the views share the room; `.fill` by default.
  open var distribution = Distribution.fill { didSet { invalidateConstraints() } }
  /// How the views lie across; `.fill` by default.
  open var alignment = Alignment.fill { didSet { invalidateConstraints() } }
  /// The distance between two views; 0 by default.
  open var spacing: CGFloat = 0 { didSet { invalidateConstraints() } }
  /// Whether the views keep the margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false { didSet { invalidateConstraints() } }
  /// Whether distances count from baselines; accepted.
  open var isBaselineRelativeArrangement = false

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Creates a stack without views.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  /// Creates a stack without views.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at an index; one that is there already moves.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    invalidateConstraints()
  }

  /// Lays a view out no more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    invalidateConstraints()
  }

  /// Sets the distance after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    let key = ObjectIdentifier(arrangedSubview)
    customSpacings[key] = spacing == Self.spacingUseDefault ? nil : spacing
    invalidateConstraints()
  }

  /// The distance after a view, where it has one of its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// A view that leaves is arranged no more.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// The size that the views need.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
  }

  override func arrangedVisibilityChanged() { invalidateConstraints() }

  override var arrangementRelations: [LinearRelation] {
    let shown = arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
    let spacing = { [self] (view: UIView) in customSpacings[ObjectIdentifier(view)] ?? self.spacing
    }
    return StackArrangement(
      views: shown, area: isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self,
      axis: axis, distribution: distribution, alignment: alignment, spacing: spacing
    ).relations
  }
}
