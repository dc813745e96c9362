/// Kinds of problems, each with its exit code as `sysexits.h` has it; the greater code is worse.
package enum Trouble: Int, Sendable {
  /// Input that is invalid or too large.
  case data = 65
  /// A file is missing or cannot be read.
  case noInput = 66
  /// A mistake in this program.
  case `internal` = 70
  /// A file cannot be made or must not be replaced.
  case cannotCreate = 73
  /// Writing failed underway.
  case ioError = 74
}
