import TabRender
import Testing

struct `A JSON document for people` {
  @Test func `has a key on each line and short lists on one`() throws {
    let value = JSONValue.object([
      ("name", .string("bar")), ("size", .array([.integer(393), .number(0.5)])),
      ("none", .object([])), ("items", .array([.object([("title", .null)]), .array([])])),
    ])
    #expect(
      value.prettyText == """
        {
          "name": "bar",
          "size": [393, 0.5],
          "none": {},
          "items": [
            {
              "title": null
            },
            []
          ]
        }
        """)
  }

  @Test func `puts the elements of a long list on lines of their own`() throws {
    let words = (0..<20).map { JSONValue.string("word \($0)") }
    let lines = JSONValue.array(words).prettyText.split(separator: "\n")
    #expect(lines.count == 22)
  }

  @Test func `reads back as the same document`() throws {
    let text = #"{"a":[1,2.5,-3,1e+100,1e-07,"\u0001\"\\é",true,null,[],{}],"b":{"c":[[1],[2]]}}"#
    let node = try JSONReader.read(Array(text.utf8), name: "a").root
    let pretty = try JSONReader.read(Array(node.json.prettyText.utf8), name: "b").root
    #expect(pretty.json.text == text)
  }
}
