import Foundation
import Testing

/// The debug and the release program write the same bytes; both must have been built.
@Suite("Configuration")
struct ConfigurationTests {
  private static let programs = ["debug", "release"].map { configuration in
    Program.root.appendingPathComponent(".build/\(configuration)/tabrender")
  }
  private static let areBuilt = programs.allSatisfy { program in
    FileManager.default.isExecutableFile(atPath: program.path)
      && date(of: program) >= newestSource
  }
  private static let newestSource: Date = {
    let sources = Program.root.appendingPathComponent("Sources")
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    return files?.compactMap { $0 as? URL }.map(date).max() ?? .distantFuture
  }()

  private static func date(of file: URL) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }

  @Test(
    "Debug and release programs write the same bytes",
    .enabled(if: areBuilt, "needs the debug and the release program, both up to date"),
    arguments: [
      [], ["--shadow-host", "sublayer"], ["--shadow-host", "self", "-q"], ["--appearance", "dark"],
      ["--corner-curve", "continuous", "--shadow-model", "snapshot", "--scale", "2"],
      ["--content", "feed", "--scale", "1.5", "--border", "1.3,p3(1 0 0)", "-j", "1"],
      ["--background", "none", "--content", "none", "--shadow-model", "exact", "--scale", "1"],
    ])
  func sameBytes(_ options: [String]) throws {
    let folder = try TemporaryFolder()
    let pictures = try Self.programs.enumerated().map { index, program in
      let run = try Program.run(program, options + ["\(index).png"], in: folder.url)
      #expect(run.exitCode == 0, "\(run.errors)")
      return try Data(contentsOf: URL(fileURLWithPath: folder.path("\(index).png")))
    }
    #expect(isSame(pictures[0], pictures[1]))
  }
}
