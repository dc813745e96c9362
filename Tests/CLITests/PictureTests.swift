import Foundation
import Testing

@Suite("Drawing")
struct PictureTests {
  private let options = ["--size", "60x80", "--scale", "1", "--items", "none"]
  private let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  @Test("writes a PNG file and says nothing")
  func writesFile() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(options + ["out.png"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(run.errors.isEmpty)
    #expect(run.output.isEmpty)
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: folder.path("out.png"))))
    #expect(Array(bytes.prefix(8)) == signature)
    #expect(Array(bytes[16..<24]) == [0, 0, 0, 60, 0, 0, 0, 80])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["out.png"])
  }

  @Test("writes nothing but the same PNG file to stdout for -")
  func writesOutput() throws {
    let folder = try TemporaryFolder()
    _ = try Program.run(options + ["out.png"], in: folder.url)
    let run = try Program.run(options + ["-v", "--timings", "-"])
    #expect(run.exitCode == 0)
    #expect(isSame(run.output, try Data(contentsOf: URL(fileURLWithPath: folder.path("out.png")))))
    #expect(run.errors.contains("total "))
  }

  @Test("writes every scale and appearance under its own name")
  func writesVariants() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(
      [
        "--size", "60x80", "--naming", "docc", "--scale", "1,2", "--appearance", "light,dark",
        "--parents", "--json", "figs/bar.png",
      ], in: folder.url)
    #expect(run.exitCode == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("figs"))
    #expect(names.sorted() == ["bar.png", "bar@2x.png", "bar~dark.png", "bar~dark@2x.png"])
    let document = try JSONSerialization.jsonObject(with: run.output) as? [String: Any]
    #expect((document?["pictures"] as? [Any])?.count == 4)
  }

  @Test("warns on stderr and draws all the same")
  func warnsAndDraws() throws {
    let folder = try TemporaryFolder()
    let run = try Program.run(options + ["--shadow-host", "self", "out.png"], in: folder.url)
    #expect(run.exitCode == 0)
    #expect(run.errors.hasPrefix("tabrender: warning: the shadow is the clipped bar's own"))
    let quiet = try Program.run(
      options + ["-q", "--shadow-host", "self", "out.png"], in: folder.url)
    #expect(quiet.errors.isEmpty)
  }
}
