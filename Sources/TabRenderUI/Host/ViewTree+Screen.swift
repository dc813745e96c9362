package import Foundation
package import TabRenderDraw

extension ViewTree {
  /// The layers of the last update, in points from the host's top left corner.
  package func makeLayer() -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(origin: .zero, size: size)
    if let root { LayerBuilder(scale: environment.displayScale).add(root, to: layer) }
    return layer
  }

  /// Taps a point of the host.
  ///
  /// - Returns: Whether something was there to be tapped.
  package func tap(at point: CGPoint) -> Bool {
    guard let action = root?.action(at: point) else { return false }
    perform(action)
    return true
  }

  /// The rectangle of the first view with an identifier or a text.
  package func frame(of name: String) -> CGRect? {
    let nodes = root?.descendants ?? []
    return (nodes.first { $0.identifier == name } ?? nodes.first { $0.text == name })?.frame
  }
}
