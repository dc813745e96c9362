import Foundation

/// What a stack demands of the views that it arranges.
@MainActor struct StackArrangement {
  let views: [UIView]
  /// The stack, or the guide of its margins.
  let area: AnyObject
  let axis: NSLayoutConstraint.Axis
  let distribution: UIStackView.Distribution
  let alignment: UIStackView.Alignment
  let spacing: (UIView) -> CGFloat

  private typealias Attribute = NSLayoutConstraint.Attribute
  private typealias Term = LinearRelation.Term

  private var isRow: Bool { axis == .horizontal }
  private var start: Attribute { isRow ? .leading : .top }
  private var end: Attribute { isRow ? .trailing : .bottom }
  private var length: Attribute { isRow ? .width : .height }
  private var crossStart: Attribute { isRow ? .top : .leading }
  private var crossEnd: Attribute { isRow ? .bottom : .trailing }
  /// Leading to trailing runs towards smaller x where text runs from right to left.
  private var direction: CGFloat {
    guard isRow, let view = views.first?.superview, view.isRightToLeft else { return 1 }
    return -1
  }
  private var crossDirection: CGFloat {
    guard !isRow, let view = views.first?.superview, view.isRightToLeft else { return 1 }
    return -1
  }

  var relations: [LinearRelation] {
    guard let first = views.first, let last = views.last else {
      return [preferEmpty(.width), preferEmpty(.height)]
    }
    let ends = [equal(first, start, area, start), equal(last, end, area, end)]
    return ends + gaps + lengths + across
  }

  /// A stack without views has no size of its own.
  private func preferEmpty(_ attribute: Attribute) -> LinearRelation {
    LinearRelation(
      [Term(item: area, attribute: attribute, factor: 1)], priority: .fittingSizeLevel - 1)
  }

  private func equal(
    _ item: AnyObject, _ attribute: Attribute, _ other: AnyObject, _ otherAttribute: Attribute,
    constant: CGFloat = 0, priority: UILayoutPriority = .required
  ) -> LinearRelation {
    LinearRelation(
      [
        Term(item: item, attribute: attribute, factor: 1),
        Term(item: other, attribute: otherAttribute, factor: -1),
      ], constant: -constant, priority: priority)
  }

  private var pairs: [(UIView, UIView)] { Array(zip(views, views.dropFirst())) }

  private var gaps: [LinearRelation] {
    switch distribution {
    case .fill, .fillEqually, .fillProportionally:
      pairs.map { equal($1, start, $0, end, constant: spacing($0) * direction) }
    case .equalSpacing: smallestGaps + equalDistances(from: end, to: start)
    case .equalCentering:
      smallestGaps + equalDistances(from: middle, to: middle, priority: UILayoutPriority(149))
    }
  }

  private var middle: Attribute { isRow ? .centerX : .centerY }

  private var smallestGaps: [LinearRelation] {
    pairs.map { first, second in
      var gap = LinearRelation(
        [
          Term(item: second, attribute: start, factor: direction),
          Term(item: first, attribute: end, factor: -direction),
        ], constant: -spacing(first))
      gap.relation = .greaterThanOrEqual
      return gap
    }
  }

  private func equalDistances(
    from: Attribute, to: Attribute, priority: UILayoutPriority = .required
  ) -> [LinearRelation] {
    zip(pairs, pairs.dropFirst()).map { first, second in
      LinearRelation(
        [
          Term(item: first.1, attribute: to, factor: 1),
          Term(item: first.0, attribute: from, factor: -1),
          Term(item: second.1, attribute: to, factor: -1),
          Term(item: second.0, attribute: from, factor: 1),
        ], priority: priority)
    }
  }

  private var lengths: [LinearRelation] {
    switch distribution {
    case .fill, .equalSpacing, .equalCentering: []
    case .fillEqually: views.dropFirst().map { equal($0, length, views[0], length) }
    case .fillProportionally: proportionalLengths
    }
  }

  /// Lengths that relate as the contents' do; a view without content keeps the length that it gets.
  private var proportionalLengths: [LinearRelation] {
    let sized = views.filter { contentLength($0) > 0 }
    guard let first = sized.first else { return [] }
    return sized.dropFirst().map { view in
      LinearRelation(
        [
          Term(item: view, attribute: length, factor: contentLength(first)),
          Term(item: first, attribute: length, factor: -contentLength(view)),
        ], priority: UILayoutPriority(999))
    }
  }

  private func contentLength(_ view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    let length = isRow ? size.width : size.height
    if length != UIView.noIntrinsicMetric { return length }
    guard view is UIStackView else { return 0 }
    let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    return isRow ? fitting.width : fitting.height
  }

  private var across: [LinearRelation] {
    views.flatMap { view in
      switch alignment {
      case .fill:
        [equal(view, crossStart, area, crossStart), equal(view, crossEnd, area, crossEnd)]
      case .leading: [equal(view, crossStart, area, crossStart)] + inside(view)
      case .trailing: [equal(view, crossEnd, area, crossEnd)] + inside(view)
      case .center:
        [equal(view, isRow ? .centerY : .centerX, area, isRow ? .centerY : .centerX)]
          + inside(view)
      case .firstBaseline: [equal(view, .firstBaseline, views[0], .firstBaseline)] + inside(view)
      case .lastBaseline: [equal(view, .lastBaseline, views[0], .lastBaseline)] + inside(view)
      }
    } + [hug]
  }

  /// No view reaches over the sides of the stack.
  private func inside(_ view: UIView) -> [LinearRelation] {
    var relations = [
      equal(view, crossStart, area, crossStart), equal(view, crossEnd, area, crossEnd),
    ]
    relations[0].relation = crossDirection > 0 ? .greaterThanOrEqual : .lessThanOrEqual
    relations[1].relation = crossDirection > 0 ? .lessThanOrEqual : .greaterThanOrEqual
    return relations
  }

  /// The stack is not wider than its widest view needs.
  private var hug: LinearRelation {
    LinearRelation(
      [Term(item: area, attribute: isRow ? .height : .width, factor: 1)],
      priority: UILayoutPriority(49))
  }
}
