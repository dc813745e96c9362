import TabRender
import Testing

struct `The nearest word` {
  @Test(
    arguments: [
      ("magnifier", "magnifyingglass"), ("Magnifier", "magnifyingglass"), ("mag", nil),
      ("magazine", nil), ("gearwheel", nil), ("gears", "gearshape"),
      ("envelopes.of.many.kinds", nil),
    ] as [(String, String?)])
  func `begins as a word does, over half of it`(word: String, candidate: String?) {
    let candidates = ["gear", "gearshape", "magnifyingglass", "envelope"]
    #expect(NearestName.beginning(like: word, among: candidates) == candidate)
  }

  @Test(arguments: [
    ("magnifier", "did you mean \"magnifyingglass\"?"), ("hous", "did you mean \"house\"?"),
    ("zzz", "`tabrender list icons` has the names; a .svg or .png file will do as well"),
  ])
  func `is offered for an icon`(name: String, hint: String) {
    #expect(SceneFileProblem.unknownIcon(name).hint == hint)
  }
}
