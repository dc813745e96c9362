/// The linear light of gamma-coded sRGB, looked up.
enum LinearLight {
  /// Of each sample of 16 bits, 0…1.
  static let of16Bits = (0...65535).map { LabColor.linear(Double($0) / 65535) }
}
