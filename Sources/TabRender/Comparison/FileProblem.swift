/// What is wrong with a file that is compared or written, by its path.
package enum FileProblem: Error, Hashable, Sendable {
  /// It cannot be read.
  case unreadable(String, FileError)
  /// It is no picture that can be read.
  case picture(String, PNGError)
  /// More than one of the files is at fault; at least one problem.
  case several([FileProblem])
  /// The picture has a flaw that leaves its pixels intact, and none is allowed.
  case flawed(String, PNGWarning)
  /// The colours of the picture cannot be converted.
  case inconvertible(String, ColorConversionError)
  /// Every pixel of the picture is ignored.
  case nothingCompared(String)
  /// The smallest picture that holds this one and its counterpart is over the limit.
  case tooManyPixels(String, width: Int, height: Int, limit: Int)
  /// The picture of the differences cannot be stored.
  case undrawable(String, PNGError)
  /// It cannot be written.
  case unwritable(String, FileError)
  /// The folder cannot be made.
  case noFolder(String, FileError)
}
