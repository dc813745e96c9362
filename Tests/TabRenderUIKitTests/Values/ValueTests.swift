import TabRenderUIKit
import Testing

@Suite struct ValueTests {
  @Test func `colours are equal by what they are`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor.systemRed != .red)
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1).cgColor.green == 1)
    let faded = UIColor.label.withAlphaComponent(0.5)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(faded.resolvedColor(with: dark) == UIColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor.orange.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect(red == 1 && green == 0.5 && blue == 0 && alpha == 1)
  }

  @Test(arguments: [
    (CGPoint(x: 5, y: 5), true, true), (CGPoint(x: 10, y: 10), true, false),
    (CGPoint(x: 25, y: 10), false, false),
  ])
  func `a path covers points by its rule`(point: CGPoint, winding: Bool, evenOdd: Bool) {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.append(UIBezierPath(rect: CGRect(x: 7, y: 7, width: 6, height: 6)))
    #expect(path.contains(point) == winding)
    path.usesEvenOddFillRule = true
    #expect(path.contains(point) == evenOdd)
  }

  @Test func `an arc runs clockwise on the screen`() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.y - 10) < 1e-9)
    // The cosine of a quarter turn is not quite 0.
    #expect(abs(path.bounds.minX) < 1e-9 && path.bounds.maxX == 10)
    #expect(path.bounds.minY == 0 && path.bounds.maxY == 10)
  }

  @Test func `fonts have the sizes and weights of their styles`() {
    #expect(UIFont.preferredFont(forTextStyle: .headline).pointSize == 17)
    #expect(
      UIFont.preferredFont(forTextStyle: .headline) == .systemFont(ofSize: 17, weight: .semibold))
    let bold = UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitBold)
    #expect(bold.map { UIFont(descriptor: $0, size: 0) } == .boldSystemFont(ofSize: 12))
    #expect(UIFont.systemFont(ofSize: 20).lineHeight > 20)
  }

  @Test func `symbols are found by name and sized by configuration`() {
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    let small = UIImage(
      systemName: "house", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10))
    let large = small?.applyingSymbolConfiguration(.init(scale: .large))
    #expect((large?.size.width ?? 0) > (small?.size.width ?? 0))
    #expect(small?.isSymbolImage == true && small?.cgImage != nil)
  }

  @Test func `insets shrink rectangles`() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(rect.inset(by: UIEdgeInsets(top: 6, bottom: 6)).isNull)
  }
}
