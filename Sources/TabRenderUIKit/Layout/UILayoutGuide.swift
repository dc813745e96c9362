public import Foundation
import TabRenderBase

/// A rectangle in a view that constraints may use and that draws nothing.
@MainActor open class UILayoutGuide: LayoutAnchors {
  /// Where a guide's rectangle comes from.
  enum Content {
    /// Constraints.
    case constraints
    /// The owner's bounds, less its safe area.
    case safeArea
    /// The owner's bounds, less its margins.
    case margins
    /// The owner's bounds: the frame of a scroll view.
    case bounds
    /// All that a scroll view can show.
    case scrollContent
  }

  /// The view that the guide belongs to.
  public internal(set) weak var owningView: UIView?
  /// A name to find the guide by.
  open var identifier = ""
  let content: Content
  var solvedFrame = CGRect.zero

  /// Creates a guide that constraints lay out.
  public init() { content = .constraints }

  init(_ content: Content, of view: UIView) {
    self.content = content
    owningView = view
  }

  /// The rectangle in the owner's space, as of the last layout.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    return switch content {
    case .constraints: solvedFrame
    case .safeArea: view.bounds.inset(by: view.safeAreaInsets)
    case .margins: view.bounds.inset(by: view.layoutMargins)
    case .bounds: view.bounds
    case .scrollContent: CGRect(origin: .zero, size: (view as? UIScrollView)?.contentSize ?? .zero)
    }
  }
}
