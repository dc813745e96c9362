import TabRenderUIKit

/// A view of a size with subviews that constraints lay out, laid out.
@MainActor func laidOut(
  _ width: CGFloat, _ height: CGFloat, _ views: UIView..., constraints: () -> [NSLayoutConstraint]
) -> UIView {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  for view in views {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }
  NSLayoutConstraint.activate(constraints())
  root.layoutIfNeeded()
  return root
}

/// A view whose content has a size.
final class ContentView: UIView {
  var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    content = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { content }
}

/// A controller that shows one view.
final class Holder: UIViewController {
  private let content: UIView

  init(_ content: UIView) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() { view = content }
}

extension ViewHost {
  /// A host whose window shows one view.
  convenience init(
    _ view: UIView, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 2,
    safeArea: UIEdgeInsets = .zero
  ) {
    self.init(
      Holder(view), size: CGSize(width: width, height: height), scale: scale, safeArea: safeArea)
  }
}
