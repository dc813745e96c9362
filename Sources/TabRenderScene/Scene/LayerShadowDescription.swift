package import Foundation

/// The shadow of a layer, with Core Animation's defaults.
package struct LayerShadowDescription: Hashable, JSONRecord {
  package var radius: Double = 3
  package var opacity: Double = 0
  package var offset = CGSize(width: 0, height: -3)
  package var color = DynamicColor(.black)
  package var path: OutlineDescription?

  package static let keys = JSONObjectForm(
    LayerShadowDescription(),
    [
      JSONBinding("radius", \.radius, .sigma, "the blur, σ"),
      JSONBinding("opacity", \.opacity, .fraction, "0 shows no shadow"),
      JSONBinding("offset", \.offset, .offset, "y points down"),
      JSONBinding("color", \.color, .color, "its alpha multiplies the opacity"),
      JSONBinding(
        "path", \.path, .outline, default: "what the layer draws", "the outline that casts it"),
    ])
}
