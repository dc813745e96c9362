import Foundation
import TabRender

/// What `inspect` is asked for.
struct InspectRequest: CommandRequest {
  /// A point of a scene's canvas whose layer is wanted.
  var point: CGPoint?

  /// The declarations.
  static var groups: [OptionGroup<InspectRequest>] {
    [
      OptionGroup(
        title: "Scenes",
        options: [
          .value(
            "--at", .points(2...2, -20000...20000, placeholder: "x,y"),
            "print the layer that the pixel there belongs to, in pt from the canvas's top left"
          ) { $0.point = CGPoint(x: $1[0], y: $1[1]) }
        ])
    ]
  }
}
