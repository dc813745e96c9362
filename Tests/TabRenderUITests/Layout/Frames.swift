import Foundation
import TabRenderUI

/// A view of one size, for tests.
@MainActor
func box(_ width: Double, _ height: Double, _ name: String) -> some View {
  Color.gray.frame(width: width, height: height).accessibilityIdentifier(name)
}

/// The frames of a view's named parts as four numbers, rounded to hundredths.
@MainActor
func frames<V: View>(
  _ width: Double, _ height: Double, scale: Double = 2, safeArea: EdgeInsets = EdgeInsets(),
  direction: LayoutDirection = .leftToRight, @ViewBuilder _ view: () -> V
) -> [String: [Double]] {
  let layout = ViewLayout(
    view(), size: CGSize(width: width, height: height), scale: scale, safeArea: safeArea,
    direction: direction)
  var frames: [String: [Double]] = [:]
  for element in layout.elements {
    guard let name = element.identifier else { continue }
    frames[name] = element.frame.numbers.map { ($0 * 100).rounded() / 100 }
  }
  return frames
}
