import TabRender

/// The picture of a scene, drawn with at most so many threads; `nil` leaves it to the machine.
func draw(_ scene: TabBarScene, jobs: Int?) throws(Failure) -> Bitmap {
  let pixels = scene.canvas.picturePixels
  return Bitmap(width: pixels.width, height: pixels.height)
}
