internal import Foundation

/// Says when a stack asks a view, and whether it counts for the size of a pile.
struct PriorityLayout: UnaryLayout {
  let value: Double

  func priority(_ children: [ViewNode]) -> Double { value }
}

extension View {
  /// Sets how much of the space the view wants before others in a stack; 0 for most views.
  ///
  /// Views of a lower priority are left their least length. In a `ZStack` only the views of the
  /// highest priority count for its size. A frame or padding around the view has priority 0 again.
  public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutModifier(PriorityLayout(value: value.isNaN ? 0 : value)))
  }
}
