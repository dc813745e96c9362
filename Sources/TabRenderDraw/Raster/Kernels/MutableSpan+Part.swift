extension MutableSpan where Element: Copyable {
  /// Hands out some of the elements for writing.
  mutating func withPart<Result>(
    _ range: Range<Int>, _ body: (inout MutableSpan<Element>) -> Result
  ) -> Result {
    #if compiler(>=6.3)
    var part = _mutatingExtracting(range)
    #else
    var part = extracting(range)
    #endif
    return body(&part)
  }
}
