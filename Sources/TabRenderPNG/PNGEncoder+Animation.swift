internal import CPNG

extension PNGEncoder {
  /// The file of an animated PNG (APNG 1.0) that shows frames in turn, without end.
  ///
  /// A viewer that knows no animations shows the first frame. Each frame is shown for that many
  /// seconds, rounded to hundredths, 0.01…600. No frames, frames of different sizes, and sizes
  /// that PNG cannot hold throw ``PNGError/invalidSize(width:height:)``.
  ///
  /// `scale` is the number of pixels in a point, as in ``encode(_:scale:)``.
  public func encode(
    animation frames: [Bitmap], seconds: Double, scale: Double = 1
  ) throws(PNGError) -> [UInt8] {
    guard let first = frames.first else { throw .invalidSize(width: 0, height: 0) }
    for frame in frames where frame.width != first.width || frame.height != first.height {
      throw .invalidSize(width: frame.width, height: frame.height)
    }
    try PNGError.checkSize(width: first.width, height: first.height)
    let tags = try PNGTags(metadata, scale: scale)
    // One header describes all frames, so all have one form.
    let form = frames.allSatisfy { ColorStatistics($0).isOpaque } ? PNGForm.rgb : .rgba
    var animation = AnimationChunks(
      width: first.width, height: first.height, frames: frames.count,
      hundredths: Int((min(max(seconds, 0.01), 600) * 100).rounded()))
    for frame in frames {
      animation.add(
        frame: try Self.encode(
          frame, as: form, compression: PNGCompression(level: level), tags: tags,
          threads: threads))
    }
    return animation.file
  }
}

/// Puts the chunks of single pictures together to an animation.
private struct AnimationChunks {
  private let width: Int
  private let height: Int
  private let frames: Int
  private let hundredths: Int
  /// The file so far, without its end.
  private var head: [UInt8] = []
  /// The end, as the first picture has it.
  private var tail: [UInt8] = []
  /// Frame controls and frame data are numbered together.
  private var sequence = 0

  init(width: Int, height: Int, frames: Int, hundredths: Int) {
    self.width = width
    self.height = height
    self.frames = frames
    self.hundredths = hundredths
  }

  var file: [UInt8] { head + tail }

  /// Adds a picture: the first gives everything but the pixels of the others.
  mutating func add(frame picture: [UInt8]) {
    let isFirst = head.isEmpty
    if isFirst { head += picture[..<8] }
    var hasControl = false
    for chunk in PNGChunk.all(in: picture) {
      if chunk.name == "IDAT", !hasControl {
        append("fcTL", control())
        hasControl = true
      }
      if isFirst {
        if chunk.name == "IEND" { tail += picture[chunk.offset..<chunk.end] }
        if chunk.name != "IEND" { head += picture[chunk.offset..<chunk.end] }
        if chunk.name == "IHDR" { append("acTL", bytes(frames) + bytes(0)) }
      } else if chunk.name == "IDAT" {
        append("fdAT", number() + chunk.data)
      }
    }
  }

  /// Size, no offset, the delay, and no disposal and blending: a frame replaces all of the last.
  private mutating func control() -> [UInt8] {
    let delay = [UInt8(hundredths >> 8), UInt8(hundredths & 0xFF), 0, 100]
    return number() + bytes(width) + bytes(height) + bytes(0) + bytes(0) + delay + [0, 0]
  }

  private mutating func number() -> [UInt8] {
    defer { sequence += 1 }
    return bytes(sequence)
  }

  private mutating func append(_ name: String, _ data: [UInt8]) {
    let body = Array(name.utf8) + data
    head += bytes(data.count) + body + bytes(Self.checksum(of: body))
  }

  private static func checksum(of body: [UInt8]) -> Int {
    Int(unsafe body.withUnsafeBufferPointer { unsafe cpng_crc32($0.baseAddress, $0.count) })
  }

  /// 32 bits, the highest byte first.
  private func bytes(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}
