internal import Foundation

/// What a run of a suite, or a comparison of two folders, found: the content of a results file.
public struct SuiteResults: Hashable, Sendable {
  /// Where the pictures come from.
  public enum Origin: Hashable, Sendable {
    /// A suite, by the name of its file without its folder; its pictures can be approved.
    case suite(String)
    /// Two pictures or two folders, by their paths; a results file never has them.
    case pictures(expected: String, actual: String)
  }

  /// How an item came out.
  public enum Status: String, CaseIterable, Hashable, Sendable {
    /// The picture is as its baseline is.
    case ok
    /// The picture differs from its baseline.
    case changed
    /// There is no baseline.
    case missing
    /// There is a baseline, and no scene for it.
    case obsolete
    /// It could not be compared.
    case error
  }

  /// A picture's file at the time of the run.
  public struct Picture: Hashable, Sendable {
    /// Its path.
    public var path: SuitePath
    /// The SHA-256 of the file in hexadecimal digits.
    public var sha256: String
    /// Its size in pixels.
    public var size: DiffSummary.Size

    /// Creates a record of a picture.
    public init(path: SuitePath, sha256: String, size: DiffSummary.Size) {
      self.path = path
      self.sha256 = sha256
      self.size = size
    }
  }

  /// Which of a scene's pictures it is.
  public typealias Variant = PictureVariant

  /// A layer that owns differing pixels.
  public struct Layer: Hashable, Sendable {
    /// The layer's identifier.
    public var id: String
    /// The differing pixels that it owns.
    public var pixels: Int

    /// Creates a layer's share.
    public init(id: String, pixels: Int) {
      self.id = id
      self.pixels = pixels
    }
  }

  /// Why an item could not be compared.
  public struct Problem: Error, Hashable, Sendable {
    /// The exit code of the kind of trouble, such as 65 for data and 66 for no input.
    public var code: Int
    /// One sentence.
    public var message: String
    /// The file at fault, where there is one.
    public var file: String?
    /// The line in it, counted from 1.
    public var line: Int?
    /// The column in it, counted from 1.
    public var column: Int?
    /// One thing that helps.
    public var hint: String?

    /// Creates a problem.
    public init(
      code: Int, message: String, file: String? = nil, line: Int? = nil, column: Int? = nil,
      hint: String? = nil
    ) {
      self.code = code
      self.message = message
      self.file = file
      self.line = line
      self.column = column
      self.hint = hint
    }
  }

  /// One picture of the suite.
  public struct Item: Hashable, Sendable {
    /// The scene's name.
    public var name: String
    /// The scene's file; `nil` for pictures made elsewhere and for obsolete baselines.
    public var source: SuitePath?
    /// Which of the scene's pictures; `nil` for pictures made elsewhere and for obsolete baselines.
    public var variant: Variant?
    /// How it came out.
    public var status: Status
    /// The baseline, if it could be read.
    public var baseline: Picture?
    /// The picture that was drawn and kept: of changed and missing items.
    public var actual: Picture?
    /// The path of the picture that shows the differences.
    public var diff: SuitePath?
    /// The numbers of the comparison, where there was one.
    public var summary: DiffSummary?
    /// The layers that own the differing pixels, most pixels first.
    public var layers: [Layer] = []
    /// What is worth knowing beside the verdict, such as color tags that differ.
    public var notes: [String] = []
    /// The digests of the fonts that drew its text, in order; empty where it has no text.
    public var fonts: [String] = []
    /// A digest of what decides the verdict beside the baseline: what is drawn, by which program,
    /// and how it is compared.
    ///
    /// An item with the same digest and the same baseline comes out as it did.
    public var inputs: String?
    /// Why it could not be compared.
    public var problem: Problem?
    /// How long it took, in seconds.
    public var seconds: Double = 0

    /// Creates an item that nothing is known of yet.
    public init(name: String, source: SuitePath? = nil, variant: Variant? = nil, status: Status) {
      self.name = name
      self.source = source
      self.variant = variant
      self.status = status
    }
  }

  /// A part of a suite that is run alone.
  public struct Shard: Hashable, Sendable {
    /// Which part, from 1.
    public var index: Int
    /// Of how many.
    public var count: Int

    /// Creates a shard.
    public init(index: Int, count: Int) {
      self.index = index
      self.count = count
    }
  }

  /// A font file that took part.
  public struct Font: Hashable, Sendable {
    /// Family and style.
    public var name: String
    /// The SHA-256 of the file in hexadecimal digits.
    public var sha256: String

    /// Creates a font's record.
    public init(name: String, sha256: String) {
      self.name = name
      self.sha256 = sha256
    }
  }

  /// The version of the file's format: 1.
  public static let schema = 1

  /// The program and its version, such as `tabrender 0.4.0`.
  public var tool: String
  /// The version of the rendering model.
  public var model: Int
  /// The fonts that drew text, by name.
  public var fonts: [Font] = []
  /// Where the pictures come from.
  public var origin: Origin
  /// The folder of the results; paths of actual pictures begin with it.
  public var output = SuitePath(".tabrender")
  /// The suite's folder as seen from where the run was; `nil` where that is not known.
  public var folder: String?
  /// The part that was run; `nil` for all of it.
  public var shard: Shard?
  /// The parts of the suite that are missing among those that these results were merged from.
  public var missingShards: [Shard] = []
  /// The file to name when pictures are approved; `nil` where `approve` finds it by itself.
  ///
  /// A results file does not say it, because it may be brought elsewhere.
  public var approvedFrom: String?
  /// Whether the run stopped before its end, so that it cannot be green.
  public var isStopped = false
  /// The outcomes that are failures besides errors; the usual ones are `changed` and `missing`.
  public var failing: Set<Status> = [.changed, .missing]
  /// What is worth knowing about the run as a whole, such as a font that has changed.
  public var notes: [String] = []
  /// The scenes that a filter left out.
  public var skipped: [String] = []
  /// How long the run took, in seconds.
  public var seconds: Double = 0
  /// The pictures, ordered by name, appearance and scale.
  public var items: [Item] = []

  /// Creates the results of a run that has not begun.
  public init(tool: String, model: Int, origin: Origin) {
    self.tool = tool
    self.model = model
    self.origin = origin
  }

  /// Creates the results of a suite's run that has not begun; `suite` is the name of its file.
  public init(tool: String, model: Int, suite: String) {
    self.init(tool: tool, model: model, origin: .suite(suite))
  }

  /// The name of the suite's file, or both paths of a comparison.
  public var title: String {
    switch origin {
    case .suite(let name): name
    case .pictures(let expected, let actual): "\(expected) \(actual)"
    }
  }

  /// Whether results are missing, so that the others cannot be green.
  public var isIncomplete: Bool { isStopped || !missingShards.isEmpty }

  /// How many items came out so.
  public func count(_ status: Status) -> Int { items.count { $0.status == status } }
}
