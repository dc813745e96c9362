import Foundation
import Testing
import TabRenderBase
import TabRenderDraw

@Suite struct SVGIconTests {
  /// An icon of 24 × 24 user units and points.
  private func icon(_ content: String, _ attributes: String = "") throws -> SVGIcon {
    try SVGIcon(text: "<svg viewBox='0 0 24 24' \(attributes)>\(content)</svg>")
  }

  private func path(_ data: String) throws -> Path { try PathDataParser.path(from: data) }

  @Test(arguments: [
    ("<path d='M1 1H5V5Z'/>", "M1 1L5 1L5 5Z"),
    ("<rect x='1' y='2' width='3' height='4'/>", "M1 2L4 2L4 6L1 6Z"),
    ("<line x1='1' y1='2' x2='3' y2='4'/>", "M1 2L3 4"),
    ("<polyline points='1,2 3,4,5 6'/>", "M1 2L3 4L5 6"),
    ("<polygon points='1 2 3 4 5 6'/>", "M1 2L3 4L5 6Z"), ("<svg:path d='M1 1L2 2'/>", "M1 1L2 2"),
    ("<path style='fill: red' d='M1 1L2 2'/>", "M1 1L2 2"),
    ("<g><a><path d='M1 1L2 2'/></a></g>", "M1 1L2 2"),
    ("<path d='M1&#32;1L&#x32; 2'/>", "M1 1L2 2"),
  ])
  func `shape is filled`(content: String, data: String) throws {
    let icon = try icon(content)
    #expect(icon.parts == [SVGIcon.Part(path: try path(data), fillRule: .nonZero)])
    #expect(icon.warnings.isEmpty)
  }

  @Test func `round shapes are exact`() throws {
    let circle = Path(ellipseIn: CGRect(x: 2, y: 3, width: 10, height: 10))
    #expect(try icon("<circle cx='7' cy='8' r='5'/>").parts.map(\.path) == [circle])
    let ellipse = Path(ellipseIn: CGRect(x: 2, y: 3, width: 10, height: 6))
    #expect(try icon("<ellipse cx='7' cy='6' rx='5' ry='3'/>").parts.map(\.path) == [ellipse])
    let box = "x='2' y='2' width='8' height='6'"
    let rounded = Path(
      roundedRect: CGRect(x: 2, y: 2, width: 8, height: 6), cornerRadius: 2)
    let elements = try icon("<rect \(box) rx='2'/>").parts.map(\.path.elements)
    #expect(elements == [rounded.elements])
    // A missing radius is the other one; a large one is half the side.
    #expect(try icon("<rect \(box) ry='2'/>") == (try icon("<rect \(box) rx='2' ry='2'/>")))
    #expect(try icon("<rect \(box) rx='99' ry='1'/>") == (try icon("<rect \(box) rx='4' ry='1'/>")))
  }

  @Test(arguments: [
    "<path d=''/>", "<path/>", "<circle r='0'/>", "<rect width='4'/>", "<polygon points=''/>",
    "<path fill='none' d='M1 1L2 2'/>", "<path fill='transparent' d='M1 1L2 2'/>",
    "<g fill='none'><path d='M1 1L2 2'/></g>", "<path style='fill:none' fill='red' d='M1 1L2 2'/>",
    "<path display='none' d='M1 1L2 2'/>", "<g display='none'><path d='M1 1L2 2'/></g>",
    "<path visibility='hidden' d='M1 1L2 2'/>", "<g opacity='0'><path d='M1 1L2 2'/></g>",
    "<path fill-opacity='0' d='M1 1L2 2'/>", "<defs><path d='M1 1L2 2'/></defs>",
    "<path transform='scale(0)' d='M1 1L2 2'/>",
    "<path fill='none' stroke='red' stroke-width='0' d='M1 1L2 2'/>",
    "<title>x</title><desc>y &amp; z</desc><!-- <path/> --><?pi?><![CDATA[<path/>]]>",
  ])
  func `nothing is painted and nothing is warned about`(content: String) throws {
    let icon = try icon(content)
    #expect(icon.parts.isEmpty)
    #expect(icon.warnings.isEmpty)
  }

  @Test func `fill rule passes to what is inside`() throws {
    let rules = try icon(
      """
      <g fill-rule='evenodd'><path d='M1 1L2 2'/><path fill-rule='nonzero' d='M1 1L2 2'/>
      <path style='fill-rule:inherit' d='M1 1L2 2'/></g><path d='M1 1L2 2'/>
      """
    ).parts.map(\.fillRule)
    #expect(rules == [.evenOdd, .nonZero, .evenOdd, .nonZero])
  }

  @Test(arguments: [
    ("", CGRect(x: 4, y: 3.5, width: 6, height: 1)),
    ("stroke-width='4'", CGRect(x: 4, y: 2, width: 6, height: 4)),
    ("stroke-linecap='square'", CGRect(x: 3.5, y: 3.5, width: 7, height: 1)),
    ("stroke-linecap='round' stroke-width='2px'", CGRect(x: 3, y: 3, width: 8, height: 2)),
    ("style='stroke-width:2;stroke-linecap:square'", CGRect(x: 3, y: 3, width: 8, height: 2)),
    ("transform='scale(2 1)' stroke-linecap='square'", CGRect(x: 7, y: 3.5, width: 14, height: 1)),
  ])
  func `stroke becomes an outline`(attributes: String, box: CGRect) throws {
    let icon = try icon("<path fill='none' stroke='currentColor' \(attributes) d='M4 4H10'/>")
    #expect(try #require(icon.parts.first).path.boundingBox == box)
    #expect(icon.parts.count == 1)
  }

  @Test func `joins and miter limits are those of SVG`() throws {
    func top(_ attributes: String) throws -> Double {
      let icon = try icon(
        "<path fill='none' stroke='red' stroke-width='2' \(attributes) d='M4 20L10 8L16 20'/>")
      return Double(try #require(icon.parts.first).path.boundingBox.minY)
    }
    let root5 = 5.0.squareRoot()
    #expect(abs(try top("") - (8 - root5)) < 1e-9)
    #expect(abs(try top("stroke-miterlimit='2'") - (8 - 1 / root5)) < 1e-9)
    #expect(abs(try top("stroke-linejoin='bevel'") - (8 - 1 / root5)) < 1e-9)
    #expect(try top("stroke-linejoin='round'") < 8 - 1 / root5)
  }

  @Test func `fill is painted before the stroke`() throws {
    let parts = try icon("<path stroke='red' d='M4 4H10V10Z'/>").parts
    #expect(parts.count == 2)
    #expect(parts.first?.path == (try path("M4 4H10V10Z")))
  }

  @Test(arguments: [
    ("translate(3)", CGPoint(x: 4, y: 2)), ("translate(3,4)", CGPoint(x: 4, y: 6)),
    ("scale(2)", CGPoint(x: 2, y: 4)), ("scale(2 -3)", CGPoint(x: 2, y: -6)),
    ("rotate(90)", CGPoint(x: -2, y: 1)), ("rotate(180 5 5)", CGPoint(x: 9, y: 8)),
    ("skewX(45)", CGPoint(x: 3, y: 2)), ("skewY(45)", CGPoint(x: 1, y: 3)),
    ("matrix(1 2 3 4 5 6)", CGPoint(x: 12, y: 16)),
    ("translate(10 0), scale(2)", CGPoint(x: 12, y: 4)),
    ("scale(2)translate(10 0)", CGPoint(x: 22, y: 4)), ("", CGPoint(x: 1, y: 2)),
  ])
  func `transform maps the point (1, 2)`(transform: String, image: CGPoint) throws {
    let icon = try icon("<g transform='\(transform)'><path d='M1 2L3 5'/></g>")
    guard case .move(let point) = try #require(icon.parts.first?.path.elements.first) else {
      throw SVGError.notUTF8
    }
    #expect(hypot(point.x - image.x, point.y - image.y) < 1e-12)
  }

  @Test(arguments: [
    ("viewBox='0 0 24 24'", CGSize(width: 24, height: 24), CGPoint(x: 2, y: 4)),
    ("viewBox='0 0 24 24' width='48'", CGSize(width: 48, height: 48), CGPoint(x: 4, y: 8)),
    (
      "viewBox='0 0 12 24' height='48pt'", CGSize(width: 32, height: 64),
      CGPoint(x: 16 / 3.0, y: 32 / 3.0)
    ),
    (
      "viewBox='0 0 24 24' width='48' height='24'", CGSize(width: 48, height: 24),
      CGPoint(x: 14, y: 4)
    ),
    ("viewBox='-2 -4 24 24'", CGSize(width: 24, height: 24), CGPoint(x: 4, y: 8)),
    (
      "viewBox='0,0,24,24' width='1em' height='100%'", CGSize(width: 24, height: 24),
      CGPoint(x: 2, y: 4)
    ),
    ("width='30px' height='20'", CGSize(width: 30, height: 20), CGPoint(x: 2, y: 4)),
  ])
  func `view box is fitted into the size`(attributes: String, size: CGSize, image: CGPoint) throws {
    let icon = try SVGIcon(text: "<svg \(attributes)><path d='M2 4L9 9'/></svg>")
    #expect(hypot(icon.size.width - size.width, icon.size.height - size.height) < 1e-9)
    guard case .move(let point) = try #require(icon.parts.first?.path.elements.first) else {
      throw SVGError.notUTF8
    }
    #expect(hypot(point.x - image.x, point.y - image.y) < 1e-9)
  }

  @Test func `parts are fitted into the middle of a rectangle`() throws {
    let icon = try SVGIcon(text: "<svg viewBox='0 0 10 20'><path d='M0 0H10V20H0Z'/></svg>")
    let box = icon.parts(fitting: CGRect(x: 100, y: 0, width: 40, height: 40)).first?.path
      .boundingBox
    #expect(box == CGRect(x: 110, y: 0, width: 20, height: 40))
  }

  @Test func `what is not supported is told once, with its line`() throws {
    let icon = try SVGIcon(
      text: """
        <?xml version="1.0"?>
        <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">
        <svg viewBox="0 0 24 24" xmlns:inkscape="x" preserveAspectRatio="none">
          <style>.a { fill: none }</style><text>Hi</text><text/>
          <inkscape:view/><use href="#x"/>
          <path fill="url(#g)" d="M1 1L2 2"/><path opacity="0.5" d="M1 1L2 2"/>
          <path stroke-dasharray="1 2" clip-path="url(#c)" d="M1 1L2 2"/>
        </svg>
        """)
    #expect(
      icon.warnings == [
        SVGWarning(line: 3, feature: .attribute("preserveAspectRatio")),
        SVGWarning(line: 4, feature: .element("style")),
        SVGWarning(line: 4, feature: .element("text")),
        SVGWarning(line: 5, feature: .element("use")),
        SVGWarning(line: 6, feature: .paintServer), SVGWarning(line: 6, feature: .opacity),
        SVGWarning(line: 7, feature: .attribute("stroke-dasharray")),
        SVGWarning(line: 7, feature: .attribute("clip-path")),
      ])
    #expect(icon.parts.count == 3)
    #expect(icon.warnings[0].description.hasPrefix("line 3: "))
  }
}
