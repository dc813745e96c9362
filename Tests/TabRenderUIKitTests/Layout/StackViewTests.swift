import TabRenderUIKit
import Testing

@MainActor @Suite struct StackViewTests {
  /// The frames of boxes in a stack of a size.
  private func frames(
    _ contents: [(CGFloat, CGFloat)], width: CGFloat, height: CGFloat,
    change: (UIStackView) -> Void
  ) -> [CGRect] {
    let stack = UIStackView(arrangedSubviews: contents.map { ContentView($0.0, $0.1) })
    stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
    change(stack)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  @Test func `fill gives what is left to the view that hugs least`() {
    let found = frames([(20, 10), (30, 10), (10, 10)], width: 100, height: 40) { stack in
      stack.spacing = 5
      stack.arrangedSubviews[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    }
    #expect(
      found == [
        CGRect(x: 0, y: 0, width: 20, height: 40), CGRect(x: 25, y: 0, width: 60, height: 40),
        CGRect(x: 90, y: 0, width: 10, height: 40),
      ])
  }

  @Test func `fillEqually gives all the same length`() {
    let found = frames([(20, 10), (30, 10), (10, 10)], width: 100, height: 40) {
      $0.distribution = .fillEqually
      $0.spacing = 5
    }
    #expect(found.map(\.width) == [30, 30, 30])
    #expect(found.map(\.minX) == [0, 35, 70])
  }

  @Test func `fillProportionally keeps the proportions of the contents`() {
    let found = frames([(10, 10), (30, 10)], width: 200, height: 40) {
      $0.distribution = .fillProportionally
    }
    #expect(found.map(\.width) == [50, 150])
  }

  @Test func `equalSpacing shares what is left among the gaps`() {
    let found = frames([(20, 10), (30, 10), (10, 10)], width: 100, height: 40) {
      $0.distribution = .equalSpacing
      $0.alignment = .center
    }
    #expect(found.map(\.minX) == [0, 40, 90])
    #expect(found.map(\.minY) == [15, 15, 15])
  }

  @Test func `equalCentering puts the middles equally far apart`() {
    let found = frames([(20, 10), (40, 10), (20, 10)], width: 200, height: 40) {
      $0.distribution = .equalCentering
    }
    #expect(found.map(\.midX) == [10, 100, 190])
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, 0.0, 20.0), (.center, 40, 20), (.trailing, 80, 20),
    (.fill, 0, 100),
  ])
  func `alignment is across the axis`(
    alignment: UIStackView.Alignment, x: Double, width: Double
  ) {
    let found = frames([(20, 10), (50, 10)], width: 100, height: 20) {
      $0.axis = .vertical
      $0.alignment = alignment
    }
    #expect(found[0] == CGRect(x: x, y: 0, width: width, height: 10))
  }

  @Test func `hidden views are left out and shown ones come back`() {
    let stack = UIStackView(arrangedSubviews: [
      ContentView(20, 10), ContentView(30, 10), ContentView(10, 10),
    ])
    stack.alignment = .top
    stack.spacing = 4
    let root = laidOut(200, 50, stack) {
      let root = stack.superview ?? stack
      return [
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        stack.topAnchor.constraint(equalTo: root.topAnchor),
      ]
    }
    #expect(stack.frame.width == 68)
    stack.arrangedSubviews[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.width == 34)
    #expect(stack.arrangedSubviews[2].frame.minX == 24)
    stack.arrangedSubviews[1].isHidden = false
    root.layoutIfNeeded()
    #expect(stack.frame.width == 68)
  }

  @Test func `custom spacing and margins count`() {
    let found = frames([(20, 10), (30, 10)], width: 100, height: 40) { stack in
      stack.alignment = .top
      stack.layoutMargins = UIEdgeInsets(top: 3, left: 7, bottom: 3, right: 7)
      stack.isLayoutMarginsRelativeArrangement = true
      stack.setCustomSpacing(12, after: stack.arrangedSubviews[0])
      stack.arrangedSubviews[0].setContentHuggingPriority(.required, for: .horizontal)
    }
    #expect(found[0] == CGRect(x: 7, y: 3, width: 20, height: 10))
    #expect(found[1] == CGRect(x: 39, y: 3, width: 54, height: 10))
  }

  @Test func `constraints of arranged views count`() {
    let found = frames([(20, 10), (30, 10)], width: 100, height: 40) { stack in
      stack.arrangedSubviews[0].widthAnchor.constraint(equalToConstant: 64).isActive = true
    }
    #expect(found.map(\.width) == [64, 36])
  }

  @Test func `a row runs from right to left where text does`() {
    let found = frames([(20, 10), (30, 10)], width: 100, height: 40) {
      $0.semanticContentAttribute = .forceRightToLeft
      $0.distribution = .equalSpacing
      for view in $0.arrangedSubviews { view.semanticContentAttribute = .forceRightToLeft }
    }
    #expect(found.map(\.minX) == [80, 0])
  }

  @Test func `stacks lie in stacks`() {
    let inner = UIStackView(arrangedSubviews: [ContentView(10, 10), ContentView(20, 14)])
    inner.spacing = 2
    let outer = UIStackView(arrangedSubviews: [inner, ContentView(50, 6)])
    outer.axis = .vertical
    outer.spacing = 3
    #expect(outer.systemLayoutSizeFitting(.zero) == CGSize(width: 50, height: 23))
  }

  @Test func `twelve nested stacks lay out`() {
    var view: UIView = ContentView(10, 10)
    for level in 0..<12 {
      let stack = UIStackView(arrangedSubviews: [view, ContentView(5, 5)])
      stack.axis = level.isMultiple(of: 2) ? .horizontal : .vertical
      view = stack
    }
    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 40))
  }
}
