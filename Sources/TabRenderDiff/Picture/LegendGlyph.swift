/// The few characters of a legend, as dots on a grid of 3 × 5: a comparison needs no font.
enum LegendGlyph {
  /// From one character to the next.
  static let advance = 4

  /// The dots of a character, from the upper left; none for one that no legend has.
  static func dots(of character: Character) -> [(x: Int, y: Int)] {
    guard let rows = shapes[character] else { return [] }
    return rows.split(separator: " ").enumerated().flatMap { y, row in
      row.enumerated().filter { $0.element == "#" }.map { (x: $0.offset, y: y) }
    }
  }

  private static let shapes: [Character: String] = [
    "0": "### #.# #.# #.# ###", "1": ".#. ##. .#. .#. ###", "2": "##. ..# .#. #.. ###",
    "4": "#.# #.# ### ..# ..#", "5": "### #.. ##. ..# ##.", "6": ".## #.. ### #.# ###",
    "/": "..# ..# .#. #.. #..", "Δ": ".#. .#. #.# #.# ###", "A": ".#. #.# ### #.# #.#",
    "D": "##. #.# #.# #.# ##.", "E": "### #.. ##. #.. ###", "F": "### #.. ##. #.. #..",
    "G": ".## #.. #.# #.# .##", "I": "### .#. .#. .#. ###", "L": "#.. #.. #.. #.. ###",
    "N": "##. #.# #.# #.# #.#", "O": "### #.# #.# #.# ###", "R": "##. #.# ##. #.# #.#",
    "S": ".## #.. .#. ..# ##.", "T": "### .#. .#. .#. .#.", "U": "#.# #.# #.# #.# ###",
    "V": "#.# #.# #.# #.# .#.",
  ]
}
