public import Foundation
internal import TabRenderBase

/// Colours and where they stand on an axis.
public struct Gradient: Hashable, Sendable {
  /// A colour and where it stands, 0…1.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it stands, 0…1.
    public var location: CGFloat

    /// Creates a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops, in order.
  public var stops: [Stop]

  /// Creates a gradient of stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of colours at even distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// A gradient along a line.
public struct LinearGradient: ShapeStyle {
  let gradient: Gradient
  let start: UnitPoint
  let end: UnitPoint

  /// Creates a gradient between two points, in units of what is filled.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    start = startPoint
    end = endPoint
  }

  /// Creates a gradient of colours at even distances.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }

  /// The gradient.
  @MainActor public func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(
      kind: .gradient(
        GradientPaint(
          colors: gradient.stops.map { $0.color.resolved(in: environment) },
          locations: gradient.stops.map { Double($0.location) }, start: start, end: end)))
  }
}

extension LinearGradient: _PrimitiveView {
  /// A node that fills its rectangle.
  public static func _makeNodes(_ view: LinearGradient, in context: _ViewContext) -> _NodeList {
    .shape(Rectangle(), view, context)
  }
}
