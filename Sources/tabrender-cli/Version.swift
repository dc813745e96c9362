/// The version of the program.
enum Version {
  static let number = "0.1.0"
  /// The rendering model: pictures of one model never change.
  static let model = 1
  static let text = "\(number), model \(model)"
}
