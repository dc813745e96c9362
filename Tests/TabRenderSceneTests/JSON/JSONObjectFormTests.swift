import TabRender
import Testing

private struct Card: Hashable, JSONRecord {
  enum Side: String, CaseIterable { case front, back }

  var title = "untitled"
  var width = 10.0
  var side: Side?
  var number: Int? = 1
  var inner: [Card] = []

  static let keys: JSONObjectForm<Card> = JSONObjectForm(
    Card(),
    [
      JSONBinding("title", \.title, .text(), isRequired: true, "the title"),
      JSONBinding("width", \.width, .number(0...100, unit: "mm"), "the width"),
      JSONBinding("side", \.side, .word, "the side"),
      JSONBinding("number", \.number, JSONForm.integer(0...9).orNull, "the number"),
      JSONBinding("inner", \.inner, JSONForm.recursive("card").list(), "the cards in it"),
    ])
}

struct `The form of an object` {
  private static let cards: [(text: String, card: Card)] = [
    (#"{"title":"untitled"}"#, Card()),
    (
      #"{"title":"a","width":2.5,"side":"back","number":null}"#,
      Card(title: "a", width: 2.5, side: .back, number: nil)
    ),
    (
      #"{"title":"a","inner":[{"title":"b","number":2}]}"#,
      Card(title: "a", inner: [Card(title: "b", number: 2)])
    ),
  ]

  @Test(arguments: 0..<cards.count)
  func `writes and reads a value by its keys`(index: Int) throws {
    let (text, card) = Self.cards[index]
    #expect(Card.keys.write(card).text == text)
    #expect(Card.keys.read(try JSONReader.read(Array(text.utf8), name: "", base: "").root) == card)
  }

  @Test func `knows the key of a part, whose default is the initial value's`() {
    #expect(Card.keys[\.width].name == "width")
    #expect(Card.keys[\.width].fallback == "10")
  }
}
