package import Foundation

/// An outline as a scene file describes it.
package enum OutlineDescription: Hashable, Sendable {
  /// SVG path data.
  case data(String)
  /// A shape in a rectangle.
  case figure(FigureDescription)

  /// The outline; empty when it cannot be read.
  package var path: Path {
    switch self {
    case .data(let text): (try? PathDataParser.path(from: text)) ?? Path()
    case .figure(let figure): figure.path
    }
  }
}

/// A shape in a rectangle, of which a checked file names one.
package struct FigureDescription: Hashable, JSONRecord {
  package var rect: CGRect?
  package var roundedRect: CGRect?
  package var cornerRadius: Double = 0
  package var corners = CACornerMask.all
  package var cornerCurve = CALayerCornerCurve.circular
  package var ellipse: CGRect?

  package static let keys = JSONObjectForm(
    FigureDescription(),
    [
      JSONBinding("rect", \.rect, .rect, "a rectangle"),
      JSONBinding("roundedRect", \.roundedRect, .rect, "a rounded rectangle"),
      JSONBinding("cornerRadius", \.cornerRadius, .length, "of roundedRect"),
      JSONBinding("corners", \.corners, .corners, "of roundedRect"),
      JSONBinding("cornerCurve", \.cornerCurve, .word, "of roundedRect"),
      JSONBinding("ellipse", \.ellipse, .rect, "an ellipse in a rectangle"),
    ])

  fileprivate var path: Path {
    if let rect { return Path(rect.standardized) }
    if let ellipse { return Path(ellipseIn: ellipse.standardized) }
    return Path(
      roundedRect: roundedRect ?? .zero, cornerRadius: cornerRadius, corners: corners,
      curve: cornerCurve)
  }
}

extension JSONForm where Value == OutlineDescription {
  /// Path data, or an object.
  static let outline = JSONForm(
    .choice([.text(dataRule), JSONForm<FigureDescription>.object.shape]),
    read: { $0.string.map { .data($0) } ?? .figure(FigureDescription.keys.read($0)) },
    write: { outline in
      switch outline {
      case .data(let text): .string(text)
      case .figure(let figure): FigureDescription.keys.write(figure)
      }
    })

  private static let dataRule = JSONTextRule("path data") { text in
    do throws(PathDataParser.Mistake) {
      _ = try PathDataParser.path(from: text)
      return nil
    } catch {
      return ("has a mistake after \(error.offset) characters: \(error.kind.phrase)", nil)
    }
  }
}

extension PathDataParser.Mistake.Kind {
  fileprivate var phrase: String {
    switch self {
    case .doesNotStartWithMove: "it must start with M"
    case .unknownCommand(let command): "there is no command \"\(command)\""
    case .missingNumber(let command): "a number is missing for \(command)"
    case .numberOutOfRange: "a number is too large"
    case .flagIsNotZeroOrOne: "a flag must be 0 or 1"
    }
  }
}
