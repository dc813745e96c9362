/// A picture with the samples that its file stores: straight, 1 to 16 bits, not yet made RGBA.
///
/// It is what pictures are compared as: no bit is lost, and a picture of few bits stays small. Rows
/// are made RGBA one at a time, by ``straight8(row:into:)`` or ``straight16(row:into:)``.
public struct StoredImage: Hashable, Sendable {
  /// What the samples of a pixel mean.
  public enum Form: Hashable, Sendable {
    /// One sample: a grey level. 1, 2, 4, 8 or 16 bits.
    case grey
    /// One sample: an index into ``StoredImage/palette``. 1, 2, 4 or 8 bits.
    case palette
    /// Grey and alpha, 8 or 16 bits each.
    case greyAlpha
    /// Red, green and blue, 8 or 16 bits each.
    case rgb
    /// Red, green, blue and alpha, 8 or 16 bits each.
    case rgba

    /// The samples of a pixel.
    package var samples: Int {
      switch self {
      case .grey, .palette: 1
      case .greyAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// What the samples of a pixel mean.
  public let form: Form
  /// The bits of a sample.
  public let bitDepth: Int
  /// The colours that a palette's indices mean; empty in the other forms.
  ///
  /// Straight, as red | green << 8 | blue << 16 | alpha << 24. An index beyond it means opaque black.
  package let palette: [UInt32]
  /// The samples of the one colour that is fully transparent; `nil` where there is none.
  ///
  /// One sample for grey, three for RGB, as stored.
  package let transparentSamples: [UInt16]?
  /// The rows, top row first, each padded to a whole byte; 16-bit samples have the high byte first,
  /// smaller ones are packed into bytes from the highest bit on.
  package internal(set) var bytes: [UInt8]
  /// The pixel that each byte of one sample means; empty where a pixel is not one sample of ≤ 8 bits.
  let samplePairs: [UInt32]

  package init(
    width: Int, height: Int, form: Form, bitDepth: Int, palette: [UInt32] = [],
    transparentSamples: [UInt16]? = nil, bytes: [UInt8]
  ) {
    precondition(
      bytes.count == Self.rowBytes(width, form, bitDepth) * height,
      "A picture needs all of its rows.")
    self.width = width
    self.height = height
    self.form = form
    self.bitDepth = bitDepth
    self.palette = palette
    self.transparentSamples = transparentSamples
    self.bytes = bytes
    samplePairs = Self.samplePairs(
      form, bitDepth, palette: palette, transparent: transparentSamples?.first)
  }

  /// The bytes of a row.
  package var rowBytes: Int { Self.rowBytes(width, form, bitDepth) }

  /// The bytes of a row of that many pixels.
  package static func rowBytes(_ width: Int, _ form: Form, _ bitDepth: Int) -> Int {
    (width * form.samples * bitDepth + 7) / 8
  }

  /// Whether equal bytes of a row mean equal pixels in both pictures.
  package func storesLike(_ other: StoredImage) -> Bool {
    form == other.form && bitDepth == other.bitDepth && width == other.width
      && palette == other.palette && transparentSamples == other.transparentSamples
  }
}
