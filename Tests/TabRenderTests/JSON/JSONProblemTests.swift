import TabRender
import Testing

struct `A JSON problem` {
  @Test func `prints its line with a caret, the pointer and the hint`() throws {
    let text = "{\n  \"bar\": {\n    \"cornerRadius\": -4,\n  }\n}"
    let document = try JSONReader.read(
      Array(text.utf8), name: "scenes/bar.json", dialect: .withComments)
    let review = JSONReview(document)
    review.check(shape)
    #expect(
      review.errors.map(\.description) == [
        """
        scenes/bar.json:3:21: error: cornerRadius must be 0 or more, got -4
          3 |     "cornerRadius": -4,
            |                     ^^
          at /bar/cornerRadius
        """
      ])
  }

  @Test func `shows of a long line what is around the fault`() {
    let text =
      "[" + String(repeating: "1,", count: 100_000) + "x" + String(repeating: " ", count: 99)
    let problem = problem(text)
    #expect(problem?.column == 200_002)
    #expect(problem?.excerpt?.text.count == 123)
    #expect(problem?.excerpt?.caretOffset == 61)
  }

  @Test func `shows no character that a terminal would act on`() {
    let problem = problem("{\"\u{7F}\u{9B}31m\": x}")
    #expect(problem?.excerpt?.text == "{\"··31m\": x}")
  }

  private var shape: JSONShape {
    .object(
      JSONObjectRule([
        JSONKey(
          "bar",
          .object(
            JSONObjectRule([
              JSONKey("cornerRadius", .number(JSONNumberRule(minimum: 0, maximum: 10000)), "")
            ])), "")
      ]))
  }

  private func problem(_ text: String) -> JSONProblem? {
    do throws(JSONProblem) {
      _ = try JSONReader.read(Array(text.utf8), name: "a.json")
      return nil
    } catch {
      return error
    }
  }
}
