import TabRender

/// The version of the program.
enum Version {
  static let number = "0.1.0"
  /// The program and its version, as results and `--version` name it.
  static let tool = "tabrender \(number)"
  /// The rendering model: pictures of one model never change.
  static let model = 1
  static let text = "\(number), model \(model)"

  /// What `--version` prints.
  static func text(isJSON: Bool) -> String {
    guard isJSON else { return tool }
    return JSONValue.object([
      ("name", .string("tabrender")), ("version", .string(number)), ("model", .integer(model)),
    ]).text
  }
}
