/// A picture that was just drawn.
struct DrawnPicture {
  let bitmap: Bitmap
  let scale: Double

  var size: DiffSummary.Size { DiffSummary.Size(width: bitmap.width, height: bitmap.height) }
}
