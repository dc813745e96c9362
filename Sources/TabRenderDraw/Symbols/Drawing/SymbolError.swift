/// A mistake in a text of drawings.
package struct SymbolError: Error, Hashable {
  package enum Mistake: Hashable {
    /// A line that neither defines a name nor draws a symbol.
    case statement
    /// A name that a symbol has already.
    case repeatedName(String)
    /// What is no kind of mark, no shape and no name that was defined before.
    case unknownName(String)
    case missingNumber
    case missing(Character)
    /// More than was to be read.
    case surplus(String)
    case pathData(PathDataParser.Mistake)
  }

  package let mistake: Mistake
  /// The number of the line, from 1.
  package let line: Int

  package init(_ mistake: Mistake, line: Int) {
    self.mistake = mistake
    self.line = line
  }
}
