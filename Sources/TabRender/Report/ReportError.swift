/// Why a report could not be written.
public enum ReportError: Error, Hashable, Sendable {
  /// The file, or the folder of the pictures.
  case file(String, FileError)
}
