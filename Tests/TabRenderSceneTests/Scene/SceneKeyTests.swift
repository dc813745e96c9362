import Foundation
import TabRender
import Testing

/// A key of the format with a document in which only its value is missing.
private struct KeyPlace: Sendable, CustomTestStringConvertible {
  let pointer: String
  let shape: JSONShape
  /// What stands before and behind the value.
  let around: (String, String)

  var testDescription: String { pointer }

  /// Every key with a value of its own kind, from the tables that the reader uses.
  static let all: [KeyPlace] = {
    let start = ("{\"tabrender\": 1, ", "}")
    guard case .object(let rule) = SceneKeys.scene else { return [] }
    return rule.keys.filter { $0.name != "tabrender" }
      .flatMap { locations(of: $0, in: "", start, depth: 0) }
  }()

  private static func locations(
    of key: JSONKey, in pointer: String, _ around: (String, String), depth: Int
  ) -> [KeyPlace] {
    let location = "\(pointer)/\(key.name)"
    let around = (around.0 + "\"\(key.name)\": ", around.1)
    return [KeyPlace(pointer: location, shape: key.shape, around: around)]
      + inner(key.shape, location, around, depth)
  }

  private static func inner(
    _ shape: JSONShape, _ location: String, _ around: (String, String), _ depth: Int
  ) -> [KeyPlace] {
    switch shape {
    case .object(let rule):
      return rule.keys.flatMap { key in
        locations(of: key, in: location, (around.0 + "{", "}" + around.1), depth: depth)
      }
    case .list(let rule) where rule.count.upperBound == .max:
      return inner(rule.element, location + "/0", (around.0 + "[", "]" + around.1), depth)
    case .named(_, let shape):
      return depth > 0 ? [] : inner(shape(), location, around, depth + 1)
    case .choice(let shapes): return shapes.flatMap { inner($0, location, around, depth) }
    default: return []
    }
  }

  /// The keys whose value is a number between two limits.
  static let numbers = all.compactMap { location in
    if case .number(let rule) = location.shape, let low = rule.minimum, let high = rule.maximum {
      NumberPlace(location: location, range: low...high, step: rule.isWhole ? 1 : 0.001)
    } else {
      nil
    }
  }

  /// The keys whose value is one of some words.
  static let words = all.compactMap { location in
    if case .word(let words) = location.shape {
      WordPlace(location: location, words: words)
    } else {
      nil
    }
  }

  func problems(with value: String) -> [JSONProblem] {
    TabRenderSceneTests.problems(around.0 + value + around.1)
  }
}

private struct NumberPlace: Sendable, CustomTestStringConvertible {
  let location: KeyPlace
  let range: ClosedRange<Double>
  let step: Double

  var testDescription: String { location.pointer }
}

private struct WordPlace: Sendable, CustomTestStringConvertible {
  let location: KeyPlace
  let words: [String]

  var testDescription: String { location.pointer }
}

struct `A scene's keys` {
  @Test(arguments: KeyPlace.all)
  fileprivate func `refuse values of another kind, and say where`(location: KeyPlace) {
    let values: [(JSONNode.Kind, String)] = [
      (.boolean, "true"), (.number, "1"), (.string, "\"?\""), (.array, "[[]]"),
      (.object, "{\"x-\": 0}"),
    ]
    for (kind, value) in values where !location.shape.accepts(kind) {
      let problem = location.problems(with: value).first { $0.pointer == location.pointer }
      #expect(problem?.message.hasSuffix("got \(kind.phrase)") == true, "\(value)")
    }
  }

  @Test(arguments: KeyPlace.numbers)
  fileprivate func `refuse numbers outside their range, and accept its ends`(number: NumberPlace) {
    let (location, range, step) = (number.location, number.range, number.step)
    for (number, isInside) in [
      (range.lowerBound, true), (range.upperBound, true), (range.lowerBound - step, false),
      (range.upperBound + step, false),
    ] {
      let problems = location.problems(with: JSONValue.number(number).text)
      let isRefused = problems.contains {
        $0.pointer == location.pointer && $0.message.contains("must be")
          && $0.message.contains("got")
      }
      #expect(isRefused == !isInside, "\(number)")
    }
  }

  @Test(arguments: KeyPlace.words)
  fileprivate func `refuse words that are not among theirs`(word: WordPlace) {
    let (location, words) = (word.location, word.words)
    let problem = location.problems(with: "\"\(words[0])x\"").first {
      $0.pointer == location.pointer
    }
    #expect(
      problem?.message.hasSuffix("must be \(words.joined(separator: "|")), got \"\(words[0])x\"")
        == true)
    for word in words {
      #expect(
        !location.problems(with: "\"\(word)\"").contains {
          $0.pointer == location.pointer && $0.message.contains("must be")
        })
    }
  }

  @Test func `are many, and their tables are all visited`() {
    let pointers = Set(KeyPlace.all.map(\.pointer))
    #expect(pointers.count > 120)
    #expect(KeyPlace.numbers.map(\.location.pointer).contains("/bar/cornerRadius"))
    #expect(KeyPlace.words.map(\.location.pointer).contains("/canvas/appearance"))
    #expect(pointers.contains("/bar/shadow/radius"))
    #expect(pointers.contains("/layers/0/shape/path/cornerRadius"))
    #expect(pointers.contains("/bar/items/0/badge"))
  }

  @Test(
    arguments: [
      (##""bar": {"fill": "#12345"}"##, "/bar/fill", "is not a colour"),
      (##""bar": {"fill": {"light": "#fff"}}"##, "/bar/fill", "key \"dark\" is missing"),
      (#""bar": {"corners": "upper"}"#, "/bar/corners", "corners must be none|all|top"),
      (#""bar": {"corners": ["top", "x"]}"#, "/bar/corners/1", "corners[1] must be"),
      (#""bar": {"selected": 4}"#, "/bar/selected", "selected is 4, but there are 4 items"),
      (#""bar": {"items": [], "selected": 1}"#, "/bar/selected", "but there are 0 items"),
      (#""bar": {"items": [{"icon": "hose"}]}"#, "/bar/items/0/icon", "there is no icon \"hose\""),
      (#""bar": {"items": [{"icon": "no.svg"}]}"#, "/bar/items/0/icon", "no.svg: there is no such"),
      (#""bar": {"items": [{"titel": "A"}]}"#, "/bar/items/0/titel", "unknown key \"titel\""),
      (#""canvas": {"device": "iphone-99"}"#, "/canvas/device", "is not known"),
      (#""canvas": {"size": [0, 10]}"#, "/canvas/size/0", "size[0] must be 1 or more, got 0"),
      (#""canvas": {"crop": [900, 0, 10, 10]}"#, "/canvas/crop", "crop shows nothing"),
      (#""canvas": {"crop": [0, 0, 0, 10]}"#, "/canvas/crop", "a width and a height above 0"),
      (#""content": {"kind": "solid"}"#, "/content", "needs a color"),
      (#""content": {"kind": "picture"}"#, "/content", "needs a file"),
      (#""content": {"kind": "picture", "file": "no.png"}"#, "/content/file", "no.png: "),
      (#""content": {"color": "red"}"#, "/content/color", "no meaning unless kind is \"solid\""),
      (#""name": "a/b""#, "/name", "must not have slashes"),
      (#""name": "a/\u0301b""#, "/name", "must not have slashes"),
      (#""name": ".\u0301b""#, "/name", "must not begin with a dot"),
      (#""name": """#, "/name", "must not be empty"),
      (#""variants": {"scale": []}"#, "/variants/scale", "scale must have 1 to 100 elements"),
      (
        #""layers": [{"id": "a"}, {"id": "a"}]"#, "/layers/1/id",
        "id \"a\" is given twice (first on"
      ),
      (
        #""layers": [{"frame": [0, 0, 1, 1], "bounds": [0, 0, 1, 1]}]"#, "/layers/0/bounds",
        "give one"
      ),
      (
        #""layers": [{"frame": [0, 0, -1, 1]}]"#, "/layers/0/frame/2",
        "the width, must be 0 or more"
      ),
      (
        #""layers": [{"fill": "red", "backgroundColor": "red"}]"#, "/layers/0/backgroundColor",
        "give one"
      ),
      (#""layers": [{"text": "a", "gradient": {"colors": ["red"]}}]"#, "/layers/0/text", "not two"),
      (#""layers": [{"font": {"size": 10}}]"#, "/layers/0/font", "no meaning without text"),
      (#""layers": [{"shape": {}}]"#, "/layers/0/shape", "key \"path\" is missing"),
      (#""layers": [{"shape": {"path": "L0 0"}}]"#, "/layers/0/shape/path", "must start with M"),
      (#""layers": [{"shape": {"path": {}}}]"#, "/layers/0/shape/path", "one of rect"),
      (
        #""layers": [{"gradient": {"colors": ["red"], "locations": [0, 1]}}]"#,
        "/layers/0/gradient/locations", "as many elements as colors, 1, got 2"
      ),
      (
        #""layers": [{"gradient": {"colors": ["red", "blue"], "locations": [1, 0]}}]"#,
        "/layers/0/gradient/locations", "must not descend"
      ),
      (#""layers": [{"contents": "http://x/y.png"}]"#, "/layers/0/contents", "not a URL"),
    ] as [(String, String, String)])
  func `are judged together with others`(members: String, pointer: String, message: String) {
    let problems = problems("{\"tabrender\": 1, \(members)}")
    #expect(problems.map(\.pointer) == [pointer])
    #expect(problems.first?.message.contains(message) == true)
  }
}
