import Foundation
import TabRender

/// What `inspect` is asked for.
struct InspectRequest {
  /// A place on a scene's canvas, in points, whose layer is wanted.
  var place: CGPoint?

  /// The declarations.
  static var group: OptionGroup<InspectRequest> {
    OptionGroup(
      title: "Scenes",
      options: [
        .value(
          "--at", .points(2...2, -20000...20000, placeholder: "x,y"),
          "print the layer that the pixel there belongs to, in pt from the canvas's top left"
        ) { $0.place = CGPoint(x: $1[0], y: $1[1]) }
      ])
  }
}
