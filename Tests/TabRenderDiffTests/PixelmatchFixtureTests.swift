import Foundation
import Testing
import TabRenderDiff

/// The counts that pixelmatch's own tests assert, on pixelmatch's own pictures.
@Suite(
  "Pixelmatch's own pictures",
  .enabled(if: SharedPictures.arePresent, "needs ../shared/peers beside the package"))
struct PixelmatchFixtureTests {
  /// One comparison that a version's tests assert.
  struct Assertion: Decodable, Sendable, CustomTestStringConvertible {
    struct Options: Decodable, Sendable {
      var threshold: Double?
      var includeAA: Bool?
    }

    var img1: String
    var img2: String
    var options: Options
    var expected: Int
    var release: String?

    var testDescription: String { "\(release ?? "") \(img1) \(img2)" }
  }

  private struct Published: Decodable {
    struct Release: Decodable {
      var diff_tests: [Assertion]
    }

    var pixelmatch: [String: Release]
  }

  static let assertions: [Assertion] = {
    let path = "\(SharedPictures.folder)/peers/expected_pixelmatch.json"
    guard let file = FileManager.default.contents(atPath: path),
      let published = try? JSONDecoder().decode(Published.self, from: file)
    else { return [] }
    return published.pixelmatch.sorted { $0.key < $1.key }.flatMap { release, tests in
      tests.diff_tests.map { test in
        var test = test
        test.release = release
        return test
      }
    }
  }()

  @Test func `all versions are asserted`() {
    #expect(
      Set(Self.assertions.compactMap(\.release)) == [
        "v5.3.0", "v6.0.0", "v7.1.0", "v7.2.0", "HEAD",
      ])
    #expect(Self.assertions.count == 56)
  }

  @Test(arguments: assertions)
  func `count is the published one`(_ assertion: Assertion) throws {
    let version: Pixelmatch.Version =
      switch assertion.release?.prefix(2) {
      case "v5", "v6": .v5
      case "v7": .v7
      default: .okLab
      }
    let pixelmatch = Pixelmatch(
      threshold: assertion.options.threshold ?? 0.1,
      includesAntialiasing: assertion.options.includeAA ?? false, version: version)
    let diff = pixelmatch.compare(
      expected: try SharedPictures.read("peers/fixtures/\(assertion.img1)"),
      actual: try SharedPictures.read("peers/fixtures/\(assertion.img2)"))
    #expect(diff.summary.differingPixels == assertion.expected)
  }
}
