import Foundation
import TabRenderUI
import TestSupport
import Testing

/// A view tree with the frames that its parts have to get.
struct LayoutVector: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let view: DescribedJSON
  let container: [Double]
  let scale: Double
  let safeArea: [Double]?
  let rtl: Bool?
  let expect: [String: [Double]]
  let expectSnapped: [String: [Double]]

  var testDescription: String { id }

  /// Where the vectors are: beside the package.
  private static let path =
    Repository.root.appending(path: "../shared/vectors/layout_vectors.json").standardizedFileURL
    .path

  /// Whether they are present.
  static var arePresent: Bool { FileManager.default.fileExists(atPath: path) }

  /// The vectors; empty where the file is missing or is none.
  static let all: [LayoutVector] = {
    struct File: Decodable { let vectors: [LayoutVector] }
    guard let data = FileManager.default.contents(atPath: path) else { return [] }
    return (try? JSONDecoder().decode(File.self, from: data))?.vectors ?? []
  }()

  /// The layout of the view.
  @MainActor
  func layout() throws -> ViewLayout {
    let insets = safeArea ?? [0, 0, 0, 0]
    return ViewLayout(
      try view.description.makeView(), size: CGSize(width: container[0], height: container[1]),
      scale: scale,
      safeArea: EdgeInsets(
        top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3]),
      direction: rtl == true ? .rightToLeft : .leftToRight)
  }
}

/// A view that is written down as JSON.
struct DescribedJSON: Decodable, Sendable {
  let description: ViewDescription

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    var description = ViewDescription(type: "")
    for key in object.allKeys {
      switch key.stringValue {
      case "type": description.type = try object.decode(String.self, forKey: key)
      case "id": description.identifier = try object.decode(String.self, forKey: key)
      case "child": description.children = [try object.decode(Self.self, forKey: key).description]
      case "secondary":
        description.secondary = [try object.decode(Self.self, forKey: key).description]
      case "children":
        description.children = try object.decode([Self].self, forKey: key).map(\.description)
      default:
        description.values[key.stringValue] = try object.decode(DescribedValue.self, forKey: key)
          .value
      }
    }
    self.description = description
  }
}

private struct DescribedValue: Decodable {
  let value: ViewDescription.Value

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      value = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      value = .number(number)
    } else if let text = try? container.decode(String.self) {
      value = .text(text)
    } else {
      value = .list(try container.decode([Double].self))
    }
  }
}
