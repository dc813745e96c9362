import TabRenderUIKit

// A screen as an app has it, to see that such code compiles and what it looks like: a floating bar
// with a raised button over a list of cards. The one word that iOS has otherwise is `Selector`.

extension UIColor {
  fileprivate static let ink = UIColor { traits in
    traits.userInterfaceStyle == .dark ? UIColor(white: 0.95, alpha: 1) : UIColor(hex: 0x1B2430)
  }
  fileprivate static let paper = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }

  fileprivate convenience init(hex: UInt32) {
    self.init(
      red: CGFloat(hex >> 16 & 0xff) / 255, green: CGFloat(hex >> 8 & 0xff) / 255,
      blue: CGFloat(hex & 0xff) / 255, alpha: 1)
  }
}

/// A card with an icon, two lines of text and a badge.
private final class CardView: UIView {
  private let icon = UIImageView()
  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let badge = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(title: String, detail: String, symbol: String, count: Int) {
    titleLabel.text = title
    detailLabel.text = detail
    icon.image = UIImage(systemName: symbol)?.withRenderingMode(.alwaysTemplate)
    badge.text = "\(count)"
    badge.isHidden = count == 0
  }

  private func setUp() {
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 14
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.08
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    icon.contentMode = .scaleAspectFit
    icon.tintColor = .systemIndigo
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.textColor = .ink
    detailLabel.font = UIFont.systemFont(ofSize: 13)
    detailLabel.textColor = .secondaryLabel
    detailLabel.numberOfLines = 0
    badge.font = .boldSystemFont(ofSize: 12)
    badge.textColor = .white
    badge.textAlignment = .center
    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 9
    badge.layer.masksToBounds = true
    badge.setContentCompressionResistancePriority(.required, for: .horizontal)
    badge.setContentHuggingPriority(.defaultHigh, for: .horizontal)

    let texts = UIStackView(arrangedSubviews: [titleLabel, detailLabel])
    texts.axis = .vertical
    texts.spacing = 2
    let row = UIStackView(arrangedSubviews: [icon, texts, badge])
    row.spacing = 12
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 14),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -14),
      icon.widthAnchor.constraint(equalToConstant: 28),
      icon.heightAnchor.constraint(equalTo: icon.widthAnchor),
      badge.widthAnchor.constraint(greaterThanOrEqualToConstant: 24),
      badge.heightAnchor.constraint(equalToConstant: 18),
    ])
  }
}

/// A bar with a dent for its raised button.
private final class DentedBar: UIView {
  private var shapeLayer: CALayer?

  override func draw(_ rect: CGRect) {
    let shape = CAShapeLayer()
    shape.path = makePath().cgPath
    shape.fillColor = UIColor.paper.cgColor
    shape.shadowOpacity = 0.18
    shape.shadowRadius = 8
    shape.shadowOffset = CGSize(width: 0, height: -2)
    if let old = shapeLayer {
      layer.replaceSublayer(old, with: shape)
    } else {
      layer.insertSublayer(shape, at: 0)
    }
    shapeLayer = shape
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !clipsToBounds, !isHidden, alpha > 0 else { return nil }
    for member in subviews.reversed() {
      let inner = member.convert(point, from: self)
      if let result = member.hitTest(inner, with: event) { return result }
    }
    return super.hitTest(point, with: event)
  }

  private func makePath() -> UIBezierPath {
    let (middle, depth) = (bounds.midX, CGFloat(38))
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: middle - 2 * depth, y: 0))
    path.addCurve(
      to: CGPoint(x: middle, y: depth), controlPoint1: CGPoint(x: middle - 30, y: 0),
      controlPoint2: CGPoint(x: middle - 35, y: depth))
    path.addCurve(
      to: CGPoint(x: middle + 2 * depth, y: 0), controlPoint1: CGPoint(x: middle + 35, y: depth),
      controlPoint2: CGPoint(x: middle + 30, y: 0))
    path.addLine(to: CGPoint(x: bounds.maxX, y: 0))
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    path.addLine(to: CGPoint(x: 0, y: bounds.maxY))
    path.close()
    return path
  }
}

/// The whole screen.
final class UserScreen: UIViewController {
  private let scrollView = UIScrollView()
  private let list = UIStackView()
  private let bar = DentedBar()
  private let items = UIStackView()
  private let plusButton = UIButton(type: .custom)
  private let header = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
  private let headline = UILabel()
  private(set) var selectedIndex = 0
  private(set) var added = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    view.tintColor = .systemPurple
    addList()
    addHeader()
    addBar()
    select(0)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    plusButton.layer.cornerRadius = plusButton.bounds.height / 2
    scrollView.contentInset.bottom = bar.bounds.height - view.safeAreaInsets.bottom
  }

  private func addList() {
    scrollView.alwaysBounceVertical = true
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    list.axis = .vertical
    list.spacing = 12
    list.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(list)
    let rows = [
      ("Inbox", "Three new letters, one of which is long enough for a second line", "envelope", 3),
      ("Calendar", "Nothing today", "calendar", 0), ("Map", "12 places nearby", "map.fill", 12),
      ("Music", "Paused", "music.note", 0), ("Photos", "Synchronized", "photo", 1),
    ]
    for (title, detail, symbol, count) in rows {
      let card = CardView()
      card.show(title: title, detail: detail, symbol: symbol, count: count)
      list.addArrangedSubview(card)
    }
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      list.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor, constant: 60),
      list.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      list.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func addHeader() {
    header.translatesAutoresizingMaskIntoConstraints = false
    let title = NSMutableAttributedString(
      string: "Good ",
      attributes: [.font: UIFont.systemFont(ofSize: 28), .foregroundColor: UIColor.ink])
    title.append(
      NSAttributedString(
        string: "morning",
        attributes: [
          .font: UIFont.systemFont(ofSize: 28, weight: .bold),
          .foregroundColor: UIColor.systemPurple,
        ]))
    headline.attributedText = title
    headline.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(header)
    header.contentView.addSubview(headline)
    NSLayoutConstraint.activate([
      header.topAnchor.constraint(equalTo: view.topAnchor),
      header.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      header.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 48),
      headline.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor, constant: 16),
      headline.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -6),
    ])
  }

  private func addBar() {
    bar.translatesAutoresizingMaskIntoConstraints = false
    items.translatesAutoresizingMaskIntoConstraints = false
    items.distribution = .fillEqually
    for (index, symbol) in ["house", "magnifyingglass", "", "bell", "person"].enumerated() {
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.setImage(UIImage(systemName: symbol + ".fill"), for: .selected)
      button.tag = index
      button.isUserInteractionEnabled = !symbol.isEmpty
      button.accessibilityIdentifier = "item\(index)"
      button.addTarget(self, action: Selector(UserScreen.itemTapped), for: .touchUpInside)
      items.addArrangedSubview(button)
    }
    plusButton.backgroundColor = view.tintColor
    plusButton.tintColor = .white
    plusButton.setImage(
      UIImage(
        systemName: "plus",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: 22, weight: .bold)),
      for: .normal)
    plusButton.imageView?.tintColor = .white
    plusButton.accessibilityIdentifier = "plus"
    plusButton.translatesAutoresizingMaskIntoConstraints = false
    plusButton.addAction(UIAction { [weak self] _ in self?.addCard() }, for: .touchUpInside)
    view.addSubview(bar)
    bar.addSubview(items)
    bar.addSubview(plusButton)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      items.topAnchor.constraint(equalTo: bar.topAnchor),
      items.leadingAnchor.constraint(equalTo: bar.leadingAnchor),
      items.trailingAnchor.constraint(equalTo: bar.trailingAnchor),
      items.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
      items.heightAnchor.constraint(equalToConstant: 56),
      plusButton.centerXAnchor.constraint(equalTo: bar.centerXAnchor),
      plusButton.centerYAnchor.constraint(equalTo: bar.topAnchor),
      plusButton.widthAnchor.constraint(equalToConstant: 60),
      plusButton.heightAnchor.constraint(equalTo: plusButton.widthAnchor),
    ])
  }

  func itemTapped(_ sender: UIButton) { select(sender.tag) }

  private func select(_ index: Int) {
    selectedIndex = index
    for case let button as UIButton in items.arrangedSubviews {
      let isSelected = button.tag == index
      button.isSelected = isSelected
      button.tintColor = isSelected ? view.tintColor : .systemGray
      UIView.animate(
        withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 1
      ) {
        button.transform = isSelected ? CGAffineTransform(scaleX: 1.15, y: 1.15) : .identity
      }
    }
  }

  private func addCard() {
    DispatchQueue.main.async { [self] in
      added += 1
      let card = CardView()
      card.show(title: "New \(added)", detail: "Just now", symbol: "star.fill", count: 0)
      list.insertArrangedSubview(card, at: 0)
    }
  }
}
