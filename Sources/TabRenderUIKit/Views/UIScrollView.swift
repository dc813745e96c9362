public import Foundation
public import TabRenderBase

/// What a scroll view tells of itself.
@MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// The content offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing unless implemented.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

/// A view that shows part of a larger content, without indicators.
///
/// The offset is where the origin of the bounds lies in the content. Safe areas become insets of the
/// content: at the start the content lies below the upper one.
open class UIScrollView: UIView {
  /// When the safe area counts among the insets.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
    /// As `scrollableAxes`; at top and bottom also where the content does not scroll.
    case automatic
    /// Along the axes in which the content scrolls.
    case scrollableAxes
    /// Never.
    case never
    /// Always.
    case always
  }

  /// What is told when the view scrolls.
  open weak var delegate: (any UIScrollViewDelegate)?
  /// Whether a person can scroll; accepted.
  open var isScrollEnabled = true
  /// Whether it stops at whole pages; accepted.
  open var isPagingEnabled = false
  /// Whether it reaches over the ends; accepted.
  open var bounces = true
  /// Whether it reaches over the upper and lower end without need; accepted.
  open var alwaysBounceVertical = false
  /// Whether it reaches over the left and right end without need; accepted.
  open var alwaysBounceHorizontal = false
  /// Whether a vertical indicator shows while it scrolls; accepted, a still shows none.
  open var showsVerticalScrollIndicator = true
  /// Whether a horizontal indicator shows while it scrolls; accepted, a still shows none.
  open var showsHorizontalScrollIndicator = true

  /// When the safe area counts among the insets; automatic by default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { insetsChanged() }
  }

  /// The size of the content.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { insetsChanged() } }
  }

  /// Room around the content; none by default.
  open var contentInset = UIEdgeInsets.zero { didSet { insetsChanged() } }

  private var lastAdjustedInset = UIEdgeInsets.zero

  /// Creates a view with a frame, which cuts off what lies outside.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a view without a size.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The point of the content in the top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Scrolls to an offset, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls as little as needed to show a rectangle of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    func moved(_ start: CGFloat, _ end: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if start < low { return start - low }
      return end > high ? min(end - high, start - low) : 0
    }
    contentOffset = CGPoint(
      x: contentOffset.x + moved(rect.minX, rect.maxX, visible.minX, visible.maxX),
      y: contentOffset.y + moved(rect.minY, rect.maxY, visible.minY, visible.maxY))
  }

  /// The insets with what the safe area adds.
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaShare }

  /// The adjusted insets have changed.
  open func adjustedContentInsetDidChange() {}

  /// The scrolled content, for constraints.
  public var contentLayoutGuide: UILayoutGuide { specialGuide(.scrollContent) }

  /// The visible part, for constraints.
  public var frameLayoutGuide: UILayoutGuide { specialGuide(.bounds) }

  /// Takes up a new safe area.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsChanged()
  }

  private var safeAreaShare: UIEdgeInsets {
    let safe = safeAreaInsets
    let (horizontal, vertical) =
      switch contentInsetAdjustmentBehavior {
      case .never: (false, false)
      case .always: (true, true)
      case .automatic: (scrollsHorizontally, true)
      case .scrollableAxes: (scrollsHorizontally, scrollsVertically)
      }
    return UIEdgeInsets(
      top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0,
      bottom: vertical ? safe.bottom : 0, right: horizontal ? safe.right : 0)
  }

  private var scrollsHorizontally: Bool {
    contentSize.width > bounds.width || alwaysBounceHorizontal
  }

  private var scrollsVertically: Bool {
    contentSize.height > bounds.height || alwaysBounceVertical
  }

  /// A content that lay at its start stays there.
  private func insetsChanged() {
    let adjusted = adjustedContentInset
    guard adjusted != lastAdjustedInset else { return }
    let former = lastAdjustedInset
    lastAdjustedInset = adjusted
    var offset = contentOffset
    if offset.y == -former.top { offset.y = -adjusted.top }
    if offset.x == -former.left { offset.x = -adjusted.left }
    contentOffset = offset
    adjustedContentInsetDidChange()
  }
}
