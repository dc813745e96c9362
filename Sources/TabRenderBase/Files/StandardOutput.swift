internal import Foundation

/// The program's standard output, for data.
public enum StandardOutput {
  /// Whether a person would see the bytes as characters on a terminal.
  public static var isTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  /// Writes all bytes, unbuffered.
  ///
  /// A reader that has gone throws ``FileError/brokenPipe``, provided that the program ignores
  /// `SIGPIPE`; else the signal ends it.
  public static func write(_ bytes: [UInt8]) throws(FileError) {
    try FileDescriptor.write(bytes.span, to: STDOUT_FILENO)
  }
}
