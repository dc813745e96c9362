import Foundation
import Synchronization
import TabRender
import TabRenderTesting
import Testing

@Suite struct SnapshotTests {
  /// A test's file that does not exist, in a folder of its own: baselines are written beside it.
  private final class Place {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    var location: SourceLocation {
      SourceLocation(
        fileID: "Tests/BarTests.swift",
        filePath: folder.appendingPathComponent("BarTests.swift").path, line: 1, column: 1)
    }
    var baseline: String {
      folder.appendingPathComponent("__Snapshots__/BarTests/bar.png").path
    }
    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  private func square(_ red: UInt8) -> Bitmap {
    let pixel: [UInt8] = [red, 0, 0, 255]
    return Bitmap(width: 4, height: 4, bytes: Array(repeatElement(pixel, count: 16).joined()))
  }

  /// How often an expectation fails, and what it returns.
  private func issues(_ body: () -> Bool) -> (count: Int, result: Bool, text: String) {
    var result = true
    let texts = Mutex([String]())
    withKnownIssue(isIntermittent: true) {
      result = body()
    } matching: { issue in
      texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
      return true
    }
    return texts.withLock { ($0.count, result, $0.joined()) }
  }

  @Test func `a missing baseline is written, and fails once`() throws {
    let place = Place()
    let first = issues {
      expectSnapshot(
        of: square(200), named: "bar", record: .missing, sourceLocation: place.location)
    }
    #expect(first.count == 1)
    #expect(!first.result)
    #expect(first.text.contains("run the test again"))
    #expect(try PNGDecoder().decode(contentsOf: place.baseline) == square(200))
    #expect(
      expectSnapshot(
        of: square(200), named: "bar", record: .missing, sourceLocation: place.location))
  }

  @Test func `a difference is told in numbers, and the baseline stays`() throws {
    let place = Place()
    _ = issues {
      expectSnapshot(of: square(200), named: "bar", record: .all, sourceLocation: place.location)
    }
    for record in [SnapshotRecord.missing, .never] {
      let found = issues {
        expectSnapshot(
          of: square(203), named: "bar", record: record, sourceLocation: place.location)
      }
      #expect(found.count == 1)
      #expect(found.text.contains("differ: 16 of 16 px (100 %), max Δ 3/255"), "\(found.text)")
    }
    #expect(try PNGDecoder().decode(contentsOf: place.baseline) == square(200))
    var options = DiffOptions()
    options.tolerance = .channel(3)
    #expect(
      expectSnapshot(
        of: square(203), named: "bar", comparing: options, record: .never,
        sourceLocation: place.location))
  }

  @Test func `recording what failed replaces the baseline, and fails`() throws {
    let place = Place()
    for red: UInt8 in [200, 203] {
      let found = issues {
        expectSnapshot(
          of: square(red), named: "bar", record: .failed, sourceLocation: place.location)
      }
      #expect(found.count == 1)
      #expect(try PNGDecoder().decode(contentsOf: place.baseline) == square(red))
    }
    #expect(
      expectSnapshot(
        of: square(203), named: "bar", record: .failed, sourceLocation: place.location))
  }

  @Test func `without leave to record a missing baseline stays missing`() {
    let place = Place()
    let found = issues {
      expectSnapshot(of: square(1), named: "bar", record: .never, sourceLocation: place.location)
    }
    #expect(found.count == 1)
    #expect(found.text.contains("there is no baseline"))
    #expect(!FileManager.default.fileExists(atPath: place.baseline))
  }

  @Test func `a damaged baseline is never overwritten unasked`() throws {
    let place = Place()
    let folder = FilePath.folder(of: place.baseline)
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: place.baseline))
    let found = issues {
      expectSnapshot(of: square(1), named: "bar", record: .missing, sourceLocation: place.location)
    }
    #expect(found.count == 1)
    #expect(found.text.contains("not a PNG"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: place.baseline)).count == 10)
  }

  @Test(arguments: ["", "../bar", "a//b", "/bar", ".hidden"])
  func `a name stays in the folder of the baselines`(name: String) {
    let place = Place()
    let found = issues {
      expectSnapshot(of: square(1), named: name, record: .all, sourceLocation: place.location)
    }
    #expect(found.text.contains("cannot be the name of a baseline"))
    #expect(!FileManager.default.fileExists(atPath: place.folder.path))
  }

  @Test func `a layer is drawn from its own corner, wherever it stands`() throws {
    let place = Place()
    let layer = CALayer()
    layer.frame = CGRect(x: 30, y: 50, width: 2, height: 2)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0)
    _ = issues {
      expectSnapshot(
        of: layer, named: "bar", scale: 2, record: .missing, sourceLocation: place.location)
    }
    let baseline = try PNGDecoder().decode(contentsOf: place.baseline)
    #expect(baseline == square(255))
  }

  @Test func `a scene is drawn at its own scale`() throws {
    let place = Place()
    var scene = TabBarScene()
    scene.canvas.scale = 1
    scene.canvas.size = CGSize(width: 40, height: 90)
    scene.items.list = []
    scene.content.kind = .none
    _ = issues {
      expectSnapshot(of: scene, named: "bar", record: .missing, sourceLocation: place.location)
    }
    let baseline = try PNGDecoder().decode(contentsOf: place.baseline)
    #expect(baseline.width == 40)
    #expect(baseline.height == 90)
    #expect(
      expectSnapshot(of: scene, named: "bar", record: .never, sourceLocation: place.location))
  }

  @Test func `a layer has as many pixels as a scene of its size`() throws {
    let place = Place()
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 3.25, height: 3.75)
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0)
    _ = issues {
      expectSnapshot(of: layer, named: "bar", record: .missing, sourceLocation: place.location)
    }
    let baseline = try PNGDecoder().decode(contentsOf: place.baseline)
    #expect(baseline.width == 3)
    #expect(baseline.height == 4)
  }

  @Test func `what went wrong with fonts elsewhere does not count`() {
    let place = Place()
    var search = FontSearch()
    search.file = "nowhere.ttf"
    let fonts = FontLibrary(search: search)
    #expect(throws: FontError.self) {
      try fonts.layout("a", style: TextStyle(font: FontDescriptor(size: 10)))
    }
    #expect(fonts.problems.contains { $0.isError })
    var scene = TabBarScene()
    scene.canvas.size = CGSize(width: 40, height: 90)
    scene.items.list = []
    scene.content.kind = .none
    let without = issues {
      expectSnapshot(
        of: scene, named: "bar", fonts: fonts, record: .missing, sourceLocation: place.location)
    }
    #expect(without.text.contains("was missing and is written now"), "\(without.text)")
    scene.items.list = TabBarScene().items.list
    let with = issues {
      expectSnapshot(
        of: scene, named: "bar", fonts: fonts, record: .missing, sourceLocation: place.location)
    }
    #expect(with.text.contains("nowhere.ttf"), "\(with.text)")
  }

  @Test(
    arguments: [
      ([:], .missing, false), (["CI": "1"], .never, false), (["CI": "false"], .missing, false),
      (["TABRENDER_RECORD": "all", "CI": "1"], .all, false),
      (["TABRENDER_RECORD": ""], .missing, false),
      (["TABRENDER_RECORD": "al"], .never, true), (["TABRENDER_RECORD": "ALL"], .never, true),
    ] as [([String: String], SnapshotRecord, Bool)])
  func `the environment says when baselines are written, and a slip is told`(
    environment: [String: String], record: SnapshotRecord, isSlip: Bool
  ) {
    #expect(SnapshotRecord(environment) == record)
    #expect((SnapshotRecord.flaw(in: environment) != nil) == isSlip)
  }

  @Test func `a picture that is ignored throughout is no success`() {
    let place = Place()
    _ = issues {
      expectSnapshot(of: square(200), named: "bar", record: .all, sourceLocation: place.location)
    }
    var options = DiffOptions()
    options.ignored = [PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 4)]
    let found = issues {
      expectSnapshot(
        of: square(200), named: "bar", comparing: options, record: .never,
        sourceLocation: place.location)
    }
    #expect(found.text.contains("nothing was compared"))
  }
}
