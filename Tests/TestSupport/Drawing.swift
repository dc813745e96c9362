package import TabRenderBase
package import TabRenderDraw

/// The library's picture of a layer tree: the one place where the tests call the renderer.
package func draw(
  _ layer: CALayer, width: Int, height: Int, scale: Double = 1, background: CGColor? = nil,
  shadowModel: ShadowModel = .screen, threads: Int = 1
) -> Bitmap {
  let list = DisplayList(
    layer, width: width, height: height, scale: scale, background: background,
    shadowModel: shadowModel)
  return Renderer(threads: threads).render(list)
}
