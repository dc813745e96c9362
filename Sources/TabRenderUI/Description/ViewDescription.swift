internal import Foundation

/// A view written down as data: its type, its values and the views in it.
///
/// | Types | Values |
/// |---|---|
/// | `Color`, `Box`, `Label` | `w`, `h` (of `Box` and `Label`) |
/// | `HStack`, `VStack`, `ZStack`, `Group` | `alignment`, `spacing` |
/// | `Spacer`, `Divider` | `minLength` (of `Spacer`) |
/// | `GeometryReader`, `ScrollView` | `axis`, `offset`, `contentInsets` (of `ScrollView`) |
/// | `frame`, `flexFrame` | `width`, `minWidth`, `idealWidth`, `maxWidth` …, `alignment` |
/// | `padding`, `safeAreaPadding` | `length`, `edges`, `insets` |
/// | `offset`, `position` | `x`, `y` |
/// | `fixedSize` | `horizontal`, `vertical` |
/// | `aspectRatio` | `ratio`, `mode` |
/// | `layoutPriority`, `zIndex` | `value` |
/// | `alignmentGuide` | `guide`, `axis` (0 or 1), `value` |
/// | `background`, `overlay`, `safeAreaInset` | `alignment`; `edge`, `spacing` |
/// | `ignoresSafeArea` | `edges` |
///
/// Lengths are in points, insets are top, leading, bottom, trailing; the text `inf` is infinity.
package struct ViewDescription: Sendable {
  /// A value of a view.
  package enum Value: Sendable, Equatable {
    case number(Double)
    case text(String)
    case flag(Bool)
    case list([Double])
  }

  /// The name of the view or of the modifier.
  package var type: String
  /// A name to find the view by.
  package var identifier: String?
  /// Its values by their names.
  package var values: [String: Value]
  /// The views that it contains, or the one that it modifies.
  package var children: [ViewDescription]
  /// The second view of a modifier: a background, an overlay, an inset.
  package var secondary: [ViewDescription]

  /// Creates a description.
  package init(
    type: String, identifier: String? = nil, values: [String: Value] = [:],
    children: [ViewDescription] = [], secondary: [ViewDescription] = []
  ) {
    self.type = type
    self.identifier = identifier
    self.values = values
    self.children = children
    self.secondary = secondary
  }
}

/// Why a description stands for no view.
package enum ViewDescriptionError: Error, Equatable, CustomStringConvertible {
  /// There is no such type.
  case unknownType(String)
  /// A value has another kind or is not one of those that there are.
  case wrongValue(type: String, name: String)
  /// A value is missing.
  case missingValue(type: String, name: String)

  package var description: String {
    switch self {
    case .unknownType(let type): "There is no view \"\(type)\"."
    case .wrongValue(let type, let name): "\"\(name)\" of \"\(type)\" is no value that it can have."
    case .missingValue(let type, let name): "\"\(type)\" needs \"\(name)\"."
    }
  }
}

extension ViewDescription {
  /// A number; `nil` where there is none.
  func number(_ name: String) throws(ViewDescriptionError) -> CGFloat? {
    switch values[name] {
    case nil: nil
    case .number(let number): CGFloat(number)
    case .text("inf"): .infinity
    default: throw .wrongValue(type: type, name: name)
    }
  }

  /// A number that has to be there.
  func required(_ name: String) throws(ViewDescriptionError) -> CGFloat {
    guard let number = try number(name) else { throw .missingValue(type: type, name: name) }
    return number
  }

  /// A switch; off where there is none.
  func flag(_ name: String) throws(ViewDescriptionError) -> Bool {
    switch values[name] {
    case nil: false
    case .flag(let flag): flag
    default: throw .wrongValue(type: type, name: name)
    }
  }

  /// One of several values by their names; the first of the defaults where there is none.
  func choice<Choice>(
    _ name: String, _ choices: [String: Choice], default usual: Choice
  ) throws(ViewDescriptionError) -> Choice {
    guard let value = values[name] else { return usual }
    guard case .text(let text) = value, let choice = choices[text] else {
      throw .wrongValue(type: type, name: name)
    }
    return choice
  }

  /// Four distances: top, leading, bottom, trailing.
  func insets(_ name: String) throws(ViewDescriptionError) -> EdgeInsets? {
    guard let value = values[name] else { return nil }
    guard case .list(let list) = value, list.count == 4 else {
      throw .wrongValue(type: type, name: name)
    }
    return EdgeInsets(top: list[0], leading: list[1], bottom: list[2], trailing: list[3])
  }
}
