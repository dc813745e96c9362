/// Which texts are accepted.
package enum JSONDialect: Sendable {
  /// RFC 8259 and nothing else.
  case strict
  /// Comments (`//` and `/* */`) and a comma behind the last value as well.
  case withComments

  /// The dialect that a file's name asks for: `.jsonc` may have comments.
  package init(file: String) {
    self = file.lowercased().hasSuffix(".jsonc") ? .withComments : .strict
  }
}
