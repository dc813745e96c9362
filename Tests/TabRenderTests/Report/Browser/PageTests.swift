import Foundation
import TestSupport
import TabRender
import Testing

@Suite(
  "The page in a browser", .serialized,
  .enabled(if: WebDriver.isPresent, WebDriver.needsBrowser))
struct PageTests {
  private let fixture: ReportFixture

  init() throws { fixture = try ReportFixture() }

  /// Writes the report of everything, opens it and goes on.
  private func open(
    assets: String? = nil, _ body: (WebDriver) throws -> Void
  ) throws {
    var choices = ReportFiles.Choices()
    choices.html = fixture.path("out/report.html")
    choices.assets = assets.map(fixture.path)
    _ = try ReportFiles.write(
      try fixture.everything(), pictures: fixture.pictures, to: choices)
    try WebDriver.run { browser in
      try browser.open(fixture.path("out/report.html"))
      try body(browser)
    }
  }

  private static let current = "document.querySelector('article.current')"

  @Test("It loads without a complaint and shows the first picture that is not as expected")
  func loads() throws {
    try open { browser in
      #expect(try browser.value("return \(Self.current).id") == "item-2")
      #expect(try browser.value("return \(Self.current).dataset.status") == "changed")
      let shown: Int = try browser.value(
        "return [...document.querySelectorAll('article')].filter(a => a.offsetParent).length")
      #expect(shown == 1)
      try browser.wait(
        until: "[...\(Self.current).querySelectorAll('img')].every(i => i.naturalWidth === 64)")
      let name: String = try browser.value(
        "return \(Self.current).querySelector('h2 bdi').textContent")
      #expect(name == VisibleText.make(HostileText.name))
      // What is fine is in the list, behind its filter.
      let rows: Int = try browser.value(
        "return [...document.querySelectorAll('.row')].filter(r => r.offsetParent).length")
      #expect(rows == 5)
      #expect(try browser.diagnostics() == [])
    }
  }

  @Test("Keys walk, change the mode, and say what they do")
  func keys() throws {
    try open { browser in
      try browser.press("jj")
      #expect(try browser.value("return \(Self.current).id") == "item-4")
      try browser.press("k")
      #expect(try browser.value("return \(Self.current).id") == "item-3")
      for (key, mode) in [
        ("2", "swipe"), ("3", "onion"), ("4", "blink"), ("5", "heat"), ("1", "side"),
      ] {
        try browser.press(key)
        let now: String = try browser.value(
          "return \(Self.current).querySelector('.stage').dataset.mode")
        #expect(now == mode)
      }
      try browser.press("?")
      #expect(try browser.value("return document.querySelector('.keys').open") == true)
      #expect(try browser.diagnostics() == [])
    }
  }

  @Test("Swiping moves the edge, by slider, arrow and hand")
  func swipe() throws {
    try open { browser in
      try browser.press("2")
      let clip =
        "getComputedStyle(\(Self.current).querySelector('[data-role=actual] .frame')).clipPath"
      #expect(try browser.value("return \(clip)") == "inset(0px 0px 0px 50%)")
      try browser.press("\u{E014}")
      #expect(try browser.value("return \(clip)") == "inset(0px 0px 0px 52%)")
      let script =
        "const s = document.querySelector('#slider'); s.value = 250; "
        + "s.dispatchEvent(new Event('input')); return \(clip)"
      #expect(try browser.value(script) == "inset(0px 0px 0px 25%)")
      try browser.press("8+++")
      let frame =
        "\(Self.current).querySelector('[data-role=actual] .frame').getBoundingClientRect()"
      let left: Double = try browser.value("return \(frame).left + 0.001")
      let width: Double = try browser.value("return \(frame).width + 0.001")
      let top: Double = try browser.value("return \(frame).top + 0.001")
      let target = Int(left + width * 0.75)
      try browser.point(Int(left + 5), Int(top + 20), dragTo: (target, Int(top + 20)))
      let part: String = try browser.value("return document.querySelector('#slider').value")
      let expected = (Double(target) - left) / width * 1000
      #expect(abs((Double(part) ?? 0) - expected) < 2)
    }
  }

  @Test("The onion mixes, and heat shows the difference alone")
  func onionAndHeat() throws {
    try open { browser in
      try browser.press("3")
      let opacity: String = try browser.value(
        "return getComputedStyle(\(Self.current).querySelector('[data-role=actual] .frame')).opacity"
      )
      #expect(opacity == "0.5")
      try browser.press("5")
      let roles: String = try browser.value(
        "return [...\(Self.current).querySelectorAll('.picture')].filter(f => f.offsetParent)"
          + ".map(f => f.dataset.role).join()")
      #expect(roles == "diff")
    }
  }

  @Test("The loupe reads both pictures' pixels and their difference")
  func loupe() throws {
    try open { browser in
      try browser.wait(
        until: "[...\(Self.current).querySelectorAll('img')].every(i => i.complete)")
      try browser.press("l")
      let area =
        "\(Self.current).querySelector('[data-role=expected] .canvas').getBoundingClientRect()"
      // A fraction makes sure that the number arrives as one with decimals.
      let x: Double = try browser.value("return \(area).left + 9.5 / 64 * \(area).width")
      let y: Double = try browser.value("return \(area).top + 16.5 / 48 * \(area).height")
      try browser.point(Int(x), Int(y))
      let values: String = try browser.value(
        "return [...document.querySelectorAll('[data-value] td')].map(c => c.textContent).join(' ')"
      )
      #expect(values == "255 0 0 255 250 4 0 255 −5 +4 0 0")
      // An arrow to the left, twice, leaves the box: there both are white.
      try browser.press("\u{E012}\u{E012}")
      let outside: String = try browser.value(
        "return [...document.querySelectorAll('[data-value] td')].map(c => c.textContent).join(' ')"
      )
      #expect(outside == "255 255 255 255 255 255 255 255 0 0 0 0")
    }
  }

  @Test("A region is drawn where the pictures differ, and its button goes there")
  func regions() throws {
    try open { browser in
      try browser.click(".current .regions button")
      #expect(
        try browser.value("return document.querySelector('[data-zoom=\"8\"]').ariaPressed")
          == "true")
      let place: String = try browser.value(
        "const m = \(Self.current).querySelector('.mark'), i = m.closest('.canvas'); "
          + "const a = m.getBoundingClientRect(), b = i.getBoundingClientRect(); "
          + "return [a.left - b.left, a.top - b.top, a.width, a.height].map(Math.round).join()")
      #expect(place == "64,128,32,16")
    }
  }

  @Test("Filters and the search choose what is listed")
  func filters() throws {
    try open { browser in
      let names =
        "[...document.querySelectorAll('.row')].filter(r => r.offsetParent)"
        + ".map(r => r.dataset.status).join()"
      try browser.click(".chip input[value=changed]")
      #expect(try browser.value("return \(names)") == "missing,obsolete,error")
      #expect(try browser.value("return \(Self.current).dataset.status") == "missing")
      try browser.press("/broken")
      #expect(try browser.value("return \(names)") == "error")
    }
  }

  @Test("The approve command reaches the clipboard, or is shown")
  func copies() throws {
    try open { browser in
      try browser.press("ja")
      try browser.wait(until: "document.querySelector('.toast').textContent")
      let text: String = try browser.value(
        "return document.querySelector('.toast').textContent")
      #expect(text.hasSuffix(": tabrender approve bar~dark@2x"), "\(text)")
    }
  }

  @Test("Blinking rests where motion is reduced")
  func calm() throws {
    try open { browser in
      let pause = "return document.querySelector('[data-do=pause]').firstChild.textContent.trim()"
      try browser.press("4")
      #expect(try browser.value(pause) == "Pause")
      try browser.develop(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "prefers-reduced-motion", "value": "reduce"]]])
      try browser.press("14")
      #expect(try browser.value(pause) == "Show the other")
    }
  }

  @Test("It is dark where the system is, and where the button says so")
  func dark() throws {
    try open { browser in
      let color = "return getComputedStyle(document.body).backgroundColor"
      #expect(try browser.value(color) == "rgb(246, 246, 244)")
      try browser.develop(
        "Emulation.setEmulatedMedia",
        ["features": [["name": "prefers-color-scheme", "value": "dark"]]])
      #expect(try browser.value(color) == "rgb(22, 22, 23)")
      try browser.click("[data-do=theme]")
      #expect(try browser.value(color) == "rgb(246, 246, 244)")
      try browser.click("[data-do=theme]")
      #expect(try browser.value(color) == "rgb(22, 22, 23)")
    }
  }

  @Test("Without script every picture is there, and no button that does nothing")
  func withoutScript() throws {
    try open { browser in
      try browser.develop("Emulation.setScriptExecutionDisabled", ["value": true])
      try browser.open(fixture.path("out/report.html"))
      // The driver's own scripts still run.
      let pictures: Int = try browser.value(
        "return [...document.images].filter(i => i.offsetParent && i.naturalWidth === 64).length")
      #expect(pictures == 7)
      let buttons: Int = try browser.value(
        "return [...document.querySelectorAll('button, input')].filter(b => b.offsetParent).length")
      #expect(buttons == 0)
      let screenshot = try PNGDecoder().decode(try browser.screenshot())
      #expect(screenshot.width > 1000)
    }
  }

  @Test("Pictures in a folder are shown, and the loupe says why it cannot read them")
  func assets() throws {
    try open(assets: "pictures of it") { browser in
      try browser.wait(
        until: "[...\(Self.current).querySelectorAll('img')].every(i => i.naturalWidth === 64)")
      try browser.press("l")
      let why: String = try browser.value(
        "return document.querySelector('.loupe .why').textContent")
      #expect(why.contains("does not let a page read pictures"))
      #expect(try browser.diagnostics() == [])
    }
  }
}
