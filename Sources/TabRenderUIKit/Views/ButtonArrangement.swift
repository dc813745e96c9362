import Foundation
import TabRenderBase

/// Where picture and text of a button lie.
struct ButtonArrangement {
  let image: CGSize
  let title: CGSize
  var placement = NSDirectionalRectEdge.leading
  var padding: CGFloat = 0
  var insets = UIEdgeInsets.zero
  var isRightToLeft = false

  init(image: CGSize, title: CGSize) {
    self.image = image
    self.title = title
  }

  private var isRow: Bool { placement == .leading || placement == .trailing }
  private var gap: CGFloat { image == .zero || title == .zero ? 0 : padding }

  private var content: CGSize {
    isRow
      ? CGSize(
        width: image.width + gap + title.width, height: max(image.height, title.height))
      : CGSize(
        width: max(image.width, title.width), height: image.height + gap + title.height)
  }

  var size: CGSize {
    CGSize(
      width: content.width + insets.left + insets.right,
      height: content.height + insets.top + insets.bottom)
  }

  func frames(
    in bounds: CGRect, horizontal: UIControl.ContentHorizontalAlignment,
    vertical: UIControl.ContentVerticalAlignment
  ) -> (image: CGRect, title: CGRect) {
    let room = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
    var title = title
    title.width = max(0, min(title.width, room.width - (isRow ? image.width + gap : 0)))
    var fitting = self.content
    fitting.width = min(fitting.width, room.width)
    let origin = CGPoint(
      x: room.minX + (room.width - fitting.width) * share(horizontal),
      y: room.minY + (room.height - fitting.height) * share(vertical))
    let area = CGRect(origin: origin, size: fitting)
    return isRow ? row(title, in: area) : column(title, in: area)
  }

  private func share(_ alignment: UIControl.ContentHorizontalAlignment) -> CGFloat {
    switch alignment {
    case .center, .fill: 0.5
    case .left: 0
    case .right: 1
    case .leading: isRightToLeft ? 1 : 0
    case .trailing: isRightToLeft ? 0 : 1
    }
  }

  private func share(_ alignment: UIControl.ContentVerticalAlignment) -> CGFloat {
    switch alignment {
    case .center, .fill: 0.5
    case .top: 0
    case .bottom: 1
    }
  }

  private func row(_ title: CGSize, in area: CGRect) -> (image: CGRect, title: CGRect) {
    let isImageLeft = (placement == .leading) != isRightToLeft
    return (
      CGRect(
        x: isImageLeft ? area.minX : area.maxX - image.width,
        y: area.midY - image.height / 2, width: image.width, height: image.height),
      CGRect(
        x: isImageLeft ? area.minX + image.width + gap : area.minX,
        y: area.midY - title.height / 2, width: title.width, height: title.height)
    )
  }

  private func column(_ title: CGSize, in area: CGRect) -> (image: CGRect, title: CGRect) {
    let isImageFirst = placement == .top
    return (
      CGRect(
        x: area.midX - image.width / 2, y: isImageFirst ? area.minY : area.maxY - image.height,
        width: image.width, height: image.height),
      CGRect(
        x: area.midX - title.width / 2,
        y: isImageFirst ? area.minY + image.height + gap : area.minY, width: title.width,
        height: title.height)
    )
  }
}
