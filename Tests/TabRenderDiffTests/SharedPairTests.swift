import Foundation
import Testing
import TabRenderDiff
import TabRenderPNG
import TestSupport

/// Pairs of files that other programs judge wrongly, or each in its own way.
private enum SharedPair {
  static let folder = Repository.root
    .appending(path: "../shared/cases/pairs").standardizedFileURL.path

  static let arePresent = FileManager.default.fileExists(atPath: folder)

  static func compare(
    _ name: String, threads: Int = 1, _ change: (inout DiffOptions) -> Void = { _ in }
  ) throws -> DiffSummary {
    var options = DiffOptions()
    change(&options)
    let expected = try PNGDecoder().readStored(contentsOf: "\(folder)/\(name)/a.png").image
    let actual = try PNGDecoder().readStored(contentsOf: "\(folder)/\(name)/b.png").image
    return ImageDiff(
      expected: expected, actual: actual, options: options, threads: threads
    ).summary
  }
}

@Suite(
  "Pairs of the corpus",
  .enabled(if: SharedPair.arePresent, "needs ../shared/cases beside the package"))
struct SharedPairTests {
  @Test(
    "Pixels that differ, as they are seen and as they are stored",
    arguments: [
      ("odiff-extreme-alpha", 0, 0), ("pixelmatch-8-transparent", 32896, 32896),
      ("jest-1px-off", 96, 1394), ("pixelmatch-map-aa", 583, 583), ("one-lsb", 1, 1),
      ("alpha0-rgb-differs", 0, 64), ("alpha-only-white", 64, 64), ("alpha-only-black", 64, 64),
      ("16bit-low-byte", 64, 64), ("same-pixels-other-metadata", 0, 0), ("srgb-vs-gama22", 0, 0),
      ("blind-spot-20x20", 400, 400), ("subtle-colour", 1600, 1600),
      ("dark-shadow-drift", 1024, 1024), ("one-px-shift", 32, 32),
    ])
  func counts(name: String, visible: Int, stored: Int) throws {
    let summary = try SharedPair.compare(name)
    #expect(summary.differingPixels == visible)
    #expect(summary.storedDifferences == stored)
    #expect(summary.isEqual == (visible == 0))
    #expect(try SharedPair.compare(name) { $0.comparison = .stored }.differingPixels == stored)
    #expect(try SharedPair.compare(name, threads: 3) == summary)
  }

  @Test(
    "The largest difference of a channel",
    arguments: [
      ("one-lsb", 1, 255), ("16bit-low-byte", 1, 65535), ("jest-1px-off", 81, 255),
      ("subtle-colour", 33, 255), ("dark-shadow-drift", 4, 255), ("blind-spot-20x20", 240, 255),
    ])
  func largest(name: String, delta: Int, scale: Int) throws {
    let summary = try SharedPair.compare(name)
    #expect(summary.largestDelta == delta && summary.deltaScale == scale)
  }

  @Test("The low byte of 16 bits is within one level of 8")
  func lowByte() throws {
    let summary = try SharedPair.compare("16bit-low-byte") { $0.tolerance = .channel(1) }
    #expect(summary.isEqual && summary.toleratedPixels == 64)
  }

  @Test("Hidden colours are told")
  func hidden() throws {
    let summary = try SharedPair.compare("alpha0-rgb-differs")
    #expect(summary.hiddenDifferences == 64)
  }

  @Test("A changed block does not hide in a share of the pixels")
  func blindSpot() throws {
    let summary = try SharedPair.compare("blind-spot-20x20") { $0.budget = .share(0.001) }
    #expect(summary.allowedPixels == 480 && summary.reasons == [.cluster])
    #expect(summary.clusters == 1 && summary.largestCluster == 400)
    #expect(summary.boxes.map { [$0.width, $0.height] } == [[20, 20]])
  }

  @Test("A box that moved by one pixel leaves two lines, and is found")
  func shift() throws {
    let summary = try SharedPair.compare("one-px-shift")
    #expect(summary.clusters == 2 && summary.largestCluster == 16)
    #expect(summary.shift == .init(x: 1, y: 0))
  }

  @Test("A faint shadow that is missing has its box, and a colour difference")
  func shadow() throws {
    let summary = try SharedPair.compare("dark-shadow-drift") { $0.tolerance = .deltaE(0.1) }
    #expect(summary.boxes == [.init(x: 0, y: 48, width: 64, height: 16)])
    #expect(summary.shift == nil)
    #expect(try #require(summary.largestDeltaE) > 0.5)
  }

  @Test("Another size is a difference, unless it is allowed")
  func size() throws {
    let mismatch = try SharedPair.compare("odiff-size-mismatch")
    #expect(mismatch.reasons == [.size, .pixels] && mismatch.outsidePixels == 48)
    #expect(mismatch.differingPixels == 64 && mismatch.comparedPixels == 64)
    let taller = try SharedPair.compare("one-row-taller")
    #expect(taller.reasons.first == .size && taller.outsidePixels == 646)
    let allowed = try SharedPair.compare("one-row-taller") {
      $0.allowsSizeChange = true
      $0.budget = .pixels(646)
    }
    #expect(allowed.isEqual && allowed.differingPixels == 646)
  }

  @Test("Forgiving antialiasing finds less between aliased and antialiased lines")
  func antialiasing() throws {
    let summary = try SharedPair.compare("pixelmatch-map-aa") { $0.ignoresAntialiasing = true }
    #expect(summary.antialiasedPixels > 0 && !summary.isEqual)
    #expect(summary.differingPixels + summary.antialiasedPixels == 583)
  }
}
