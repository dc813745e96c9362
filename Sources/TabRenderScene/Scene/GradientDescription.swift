package import Foundation

/// What a ``CAGradientLayer`` draws.
package struct GradientDescription: Hashable, JSONRecord {
  package var colors: [DynamicColor] = []
  /// Where the colours lie on the axis; `nil` at even distances.
  package var locations: [Double]?
  package var startPoint = CGPoint(x: 0.5, y: 0)
  package var endPoint = CGPoint(x: 0.5, y: 1)

  package static let keys = JSONObjectForm(
    GradientDescription(),
    [
      JSONBinding(
        "colors", \.colors, JSONForm.color.list(1...1000), isRequired: true, "along the axis"),
      JSONBinding(
        "locations", \.locations, JSONForm.fraction.list(), default: "even",
        "where the colours lie on the axis, as many"),
      JSONBinding(
        "startPoint", \.startPoint, .unitPoint, "where the axis starts, in units of the bounds"),
      JSONBinding(
        "endPoint", \.endPoint, .unitPoint, "where the axis ends, in units of the bounds"),
    ])
}
