public import Foundation
public import TabRenderBase
public import TabRenderDraw

/// A rectangle on the screen that draws, holds subviews, lays them out and takes touches.
///
/// Every view owns a layer, which has its geometry and its look; the order of subviews is that of
/// their layers. What a subclass may override stands in this file, its helpers beside it.
///
/// A size that changes always draws the view anew, whatever the ``contentMode``.
@MainActor open class UIView: UIResponder, LayoutAnchors {
  /// The class of the view's layer: `CALayer` or one of its kinds in this library.
  ///
  /// A class of one's own would have to be created by its name, which Swift cannot do here; naming
  /// one is a programming error. Add such a layer as a sublayer instead.
  open class var layerClass: AnyClass { CALayer.self }

  /// Whether the view only works with constraints; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// What an intrinsic size says where the view has no natural length: -1.
  public static let noIntrinsicMetric: CGFloat = -1
  /// Asks for the smallest size that fits.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// Asks for the largest size that fits.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The layer that draws the view.
  public let layer: CALayer

  /// The view that this one lies in.
  public internal(set) weak var superview: UIView?
  /// The window that the view is in.
  public internal(set) weak var window: UIWindow?
  /// The views in this one, back to front.
  public internal(set) var subviews: [UIView] = []
  /// Rectangles for constraints.
  public internal(set) var layoutGuides: [UILayoutGuide] = []
  /// The constraints that this view keeps.
  public internal(set) var constraints: [NSLayoutConstraint] = []
  /// What recognizes gestures on the view.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// A number to find the view by; 0 by default.
  open var tag = 0
  /// A name to find the view by, which its layer takes.
  open var accessibilityIdentifier: String? { didSet { layer.name = accessibilityIdentifier } }
  /// What is read aloud; accepted.
  open var accessibilityLabel: String?
  /// Whether it is read aloud; accepted.
  open var isAccessibilityElement = false
  /// What is said of it when it is read aloud; accepted.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Whether touches find the view; true by default.
  open var isUserInteractionEnabled = true
  /// Whether several fingers count; accepted.
  open var isMultipleTouchEnabled = false
  /// Whether touches find no other view meanwhile; accepted.
  open var isExclusiveTouch = false
  /// Whether the view says that it fills its bounds; accepted.
  open var isOpaque = true
  /// Whether subviews follow a new size by their masks; true by default.
  open var autoresizesSubviews = true
  /// How the frame follows the superview's size; not at all by default.
  open var autoresizingMask: AutoresizingMask = []
  /// What a content that is not as large as the view does; only image views and `.redraw` look at it.
  open var contentMode = ContentMode.scaleToFill { didSet { setNeedsDisplay() } }
  /// Whether margins also keep the superview's; false by default.
  open var preservesSuperviewLayoutMargins = false { didSet { marginsChanged() } }
  /// Whether margins lie inside the safe area; true by default.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsChanged() } }
  /// Which way the content runs; as the interface does by default.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { invalidateConstraints() }
  }

  /// Whether the frame is set by hand; true by default.
  ///
  /// Constraints lay the view out while false.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      superview?.invalidateConstraints()
      invalidateConstraints()
    }
  }

  var contentPriorities = ContentPriorities()
  var viewState = ViewState()
  var ownTint: UIColor?
  var ownBackground: UIColor?
  var ownMargins: NSDirectionalEdgeInsets?
  var specialGuides: [UILayoutGuide] = []
  weak var controller: UIViewController?
  /// What draws and handles the view's content in another way.
  package var hostedContent: (any HostedContent)?

  /// Creates a view with a frame.
  public init(frame: CGRect) {
    layer = LayerFactory.makeLayer(Self.layerClass)
    super.init()
    layer.frame = frame
  }

  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  /// Creates a view without a size; there are no archives to read from.
  public required init?(coder: NSCoder) {
    layer = LayerFactory.makeLayer(Self.layerClass)
    super.init()
  }

  // MARK: Geometry

  /// The rectangle in the superview; with a transform the smallest upright one around the view.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// The view's own space, from which the frames of subviews count.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { $0.bounds = newValue } }
  }

  /// Where the middle lies in the superview.
  open var center: CGPoint {
    get { layer.position }
    set { layer.position = newValue }
  }

  /// Maps the view about its middle; the identity by default.
  open var transform: CGAffineTransform {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// Pixels per point.
  open var contentScaleFactor: CGFloat {
    get { traitCollection.displayScale }
    set {}
  }

  // MARK: Look

  /// Whether the view is left out; false by default.
  open var isHidden: Bool {
    get { layer.isHidden }
    set {
      guard newValue != layer.isHidden else { return }
      layer.isHidden = newValue
      superview?.arrangedVisibilityChanged()
    }
  }

  /// Fades the view with its subviews as one, 0…1; 1 by default.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// What fills the bounds; nothing by default.
  open var backgroundColor: UIColor? {
    get { ownBackground }
    set {
      ownBackground = newValue
      layer.backgroundColor = newValue?.resolved(in: traitCollection)
    }
  }

  /// Whether subviews are cut off at the bounds; false by default.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The view whose alpha cuts out this one; it must have no superview.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be tapped: the superview's unless set, at last the system's blue.
  open var tintColor: UIColor! {
    get { ownTint ?? superview?.tintColor ?? .systemBlue }
    set {
      ownTint = newValue
      tintChanged()
    }
  }

  /// Whether the tint is shown in full; automatic by default, and accepted.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic

  /// The appearance of the view and what lies in it; the superview's unless set.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { traitsChanged() } }
  }

  /// The traits of where the view is.
  open var traitCollection: UITraitCollection { currentTraits }

  /// Draws in the current context; nothing unless overridden.
  open func draw(_ rect: CGRect) {}

  /// Lets the view be drawn anew.
  open func setNeedsDisplay() { viewState.needsDisplay = true }

  /// Lets the view be drawn anew, as a whole.
  open func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }

  /// The tint has changed.
  open func tintColorDidChange() {}

  /// The traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The layers of a view's own content, in the space of its bounds.
  func makeContent() -> [CALayer] { [] }

  /// What a view that arranges its subviews demands of them.
  var arrangementRelations: [LinearRelation] { [] }

  /// How far the first baseline is from the top, and the last one from the bottom.
  var baselineDistances: (first: CGFloat, last: CGFloat) { (0, 0) }

  /// A subview was hidden or shown.
  func arrangedVisibilityChanged() {}

  // MARK: Hierarchy

  /// Adds a view in front of the other subviews.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Adds a view at an index among the subviews.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Adds a view right behind a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, nextTo: sibling, offset: 0)
  }

  /// Adds a view right in front of a subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, nextTo: sibling, offset: 1)
  }

  /// Takes the view out of its superview, with the constraints between the two.
  open func removeFromSuperview() { leaveSuperview() }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, at: subviews.count) }
  }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, at: 0) }
  }

  /// The view is about to get another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// The view has got another superview.
  open func didMoveToSuperview() {}
  /// The view is about to get into another window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// The view has got into another window.
  open func didMoveToWindow() {}
  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}
  /// A subview is about to be removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The controller of the view, or its superview.
  open override var next: UIResponder? { controller ?? superview }

  // MARK: Layout

  /// Lays out the subviews; called by layout passes, never by hand.
  ///
  /// The views that constraints lay out get their frames here.
  open func layoutSubviews() { applySolvedFrames() }

  /// Lets the view be laid out in the next pass.
  open func setNeedsLayout() { viewState.needsLayout = true }

  /// Lays out the view now, with what lies in it, if it needs that.
  open func layoutIfNeeded() { layOutTree() }

  /// The size that the view wants in some room; its own size unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that it wants, its top left corner kept.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    frame = CGRect(origin: frame.origin, size: size)
  }

  /// The size of the content, or ``noIntrinsicMetric`` for a length that it does not decide.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The size of the content has changed.
  open func invalidateIntrinsicContentSize() { superview?.invalidateConstraints() }

  /// The last chance to change constraints before they are solved.
  open func updateConstraints() { viewState.needsUpdateConstraints = false }

  /// Lets ``updateConstraints()`` be called before the next layout.
  open func setNeedsUpdateConstraints() {
    viewState.needsUpdateConstraints = true
    setNeedsLayout()
  }

  /// Calls ``updateConstraints()`` of the view and what lies in it, where asked for.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  /// The smallest size that satisfies the constraints below the view, or one near a target.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    fittingSize(targetSize, .fittingSizeLevel, .fittingSizeLevel)
  }

  /// The size that satisfies the constraints below the view and is near a target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontal, vertical)
  }

  /// The distances from the edges that the window's bars and the display keep.
  open var safeAreaInsets: UIEdgeInsets { computedSafeArea }

  /// The safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// The distances that content keeps from the edges; 8 points and the safe area by default.
  open var layoutMargins: UIEdgeInsets {
    get { computedMargins }
    set { directionalLayoutMargins = newValue.directional(isRightToLeft: isRightToLeft) }
  }

  /// The margins by the direction of text, the safe area not counted.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownMargins ?? defaultMargins }
    set {
      ownMargins = newValue
      marginsChanged()
    }
  }

  /// The margins have changed.
  open func layoutMarginsDidChange() {}

  /// Called after a nib file was read, so never.
  open func awakeFromNib() {}

  // MARK: Touches

  /// The front-most view at a point that takes touches: this one or one that lies in it.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { hit(point, event) }

  /// Whether a point of the view's space belongs to it; what lies outside is never hit.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Lets a recognizer watch the touches of the view and what lies in it.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
    gestureRecognizer.view = self
  }

  /// Takes a recognizer away.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
    gestureRecognizer.view = nil
  }
}
