/// The rules of compositing in whole numbers, one sample at a time: twins of the kernels.
package enum ReferenceBlend {
  /// A quotient rounded half up.
  package static func rounded(_ dividend: Int, over divisor: Int) -> Int {
    (2 * dividend + divisor) / (2 * divisor)
  }

  /// What a partly covered pixel of a colour with alpha counts, of 65535.
  package static func weight(coverage: Int, alpha: Int) -> Int {
    rounded(coverage * alpha, over: 255)
  }

  /// A sample in front of another, with a weight of 0…65535.
  package static func mixed(_ front: Int, _ back: Int, weight: Int) -> Int {
    rounded(front * weight + back * (65535 - weight), over: 65535)
  }

  /// A premultiplied sample of a pixel with alpha in front of another, with a coverage of 0…255.
  package static func over(_ front: Int, alpha: Int, _ back: Int, coverage: Int) -> Int {
    rounded(front * coverage * 255 + back * (255 * 255 - alpha * coverage), over: 255 * 255)
  }
}
