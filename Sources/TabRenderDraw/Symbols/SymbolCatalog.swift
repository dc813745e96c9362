/// Which symbols there are.
///
/// Entries hold functions, so that making the table draws nothing.
enum SymbolCatalog {
  /// How one symbol is drawn.
  struct Entry: Sendable {
    let marks: @Sendable () -> [Mark]
  }

  static let entries: [String: Entry] = {
    var entries: [String: Entry] = [:]
    for definition in definitions {
      entries[definition.name] = Entry(marks: definition.plain)
      if let fill = definition.fill {
        entries[definition.name + Symbol.fillSuffix] = Entry(marks: fill)
      }
    }
    return entries
  }()

  static let names: [String] = entries.keys.sorted()

  /// Names that Apple changed, old and new, and the round person without a crop.
  static let aliases: [String: String] = [
    "document": "doc",
    "document.fill": "doc.fill",
    "text.document": "doc.text",
    "text.document.fill": "doc.text.fill",
    "line.horizontal.3": "line.3.horizontal",
    "speaker.2": "speaker.wave.2",
    "speaker.2.fill": "speaker.wave.2.fill",
    "person.circle": "person.crop.circle",
    "person.circle.fill": "person.crop.circle.fill",
  ]

  /// The definitions of every theme; names are unique.
  static let definitions: [SymbolDefinition] =
    PeopleSymbols.all + PlaceSymbols.all + NatureSymbols.all + WeatherSymbols.all
    + MediaSymbols.all + CommunicationSymbols.all + DeviceSymbols.all + DocumentSymbols.all
    + TimeSymbols.all + CommerceSymbols.all + ObjectSymbols.all + ToolSymbols.all
    + TransportSymbols.all + ShapeSymbols.all + SignSymbols.all + ArrowSymbols.all
    + ChartSymbols.all + FoodSymbols.all
}
