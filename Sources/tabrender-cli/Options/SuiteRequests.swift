import TabRender

/// What `verify` is asked for.
struct VerifyRequest: CommandRequest {
  /// How items come out that make the run fail.
  var failing: Set<SuiteResults.Status> = [.changed, .missing]
  /// The part of the suite; `nil` is all of it.
  var shard: SuiteResults.Shard?
  /// Whether good pictures whose inputs have not changed are passed over.
  var onlyChanged = false
  /// Whether the run ends with the first picture that fails.
  var bails = false
  /// How many times each picture is drawn.
  var repeats = 1
  /// The folder of the results; `nil` is the suite's.
  var output: String?
  /// The reports that are written besides those that the suite's file names.
  var reports: Set<ReportKind> = []

  /// The declarations.
  static var groups: [OptionGroup<VerifyRequest>] {
    [
      OptionGroup(
        title: "Run",
        options: [
          .value(
            "--fail-on", ValueSyntax<SuiteResults.Status>.failing.list, default: "changed,missing",
            "what makes the exit code 1"
          ) { $0.failing = Set($1) },
          .value("--shard", .shard, "run one part of the suite, by a digest of the names") {
            $0.shard = $1
          },
          .flag("--changed-only", "compare only what is not as it was when it was last found ok") {
            $0.onlyChanged = true
          },
          .flag("--bail", "stop at the first picture that fails") { $0.bails = true },
          .value(
            "--repeat", .integer(1...100), default: "1",
            "draw each picture so often, same bytes each"
          ) { $0.repeats = $1 },
          .value(
            "--report", ValueSyntax<ReportKind>.oneOf.list,
            "write reports into the folder of the results; github by itself where GITHUB_ACTIONS=true"
          ) { $0.reports.formUnion($1) },
          .value("--out", .path("DIR"), default: "the suite's output", "the folder of the results")
          {
            $0.output = $1
          },
        ])
    ]
  }
}

/// What `record` is asked for.
struct RecordRequest: CommandRequest {
  /// Which baselines are written.
  var mode = SuiteRecorder.Mode.missing
  /// The modes that were named, to tell that it was more than one.
  var named: [SuiteRecorder.Mode] = []
  /// Whether it also works in continuous integration.
  var worksInCI = false
  /// Whether nothing is written.
  var isTrial = false

  /// The declarations.
  static var groups: [OptionGroup<RecordRequest>] {
    [
      OptionGroup(
        title: "Baselines",
        options: [
          .flag("--missing", "write those that are not there; the usual mode") { $0.set(.missing) },
          .flag("--failed", "write those that are not there or differ by more than is allowed") {
            $0.set(.failed)
          },
          .flag("--all", "write all") { $0.set(.all) },
          .flag("--in-ci", "also where the variable CI is set") { $0.worksInCI = true },
          .dryRun(\.isTrial),
        ])
    ]
  }

  private mutating func set(_ mode: SuiteRecorder.Mode) {
    self.mode = mode
    if !named.contains(mode) { named.append(mode) }
  }
}

/// What `approve` is asked for.
struct ApproveRequest: CommandRequest {
  /// The results file; `nil` is that of the suite's output.
  var results: String?
  /// Whether everything that is selected is approved without a question.
  var isCertain = false

  /// The declarations.
  static var groups: [OptionGroup<ApproveRequest>] {
    [
      OptionGroup(
        title: "Approval",
        options: [
          .value(
            "--from", .path("FILE"), default: "the suite's results.json",
            "the results to approve, such as those of a CI run's artifact"
          ) { $0.results = $1 },
          .certain(\.isCertain),
        ])
    ]
  }
}

/// What `prune` is asked for.
struct PruneRequest: CommandRequest {
  /// Whether nothing is deleted.
  var isTrial = false
  /// Whether it is done without a question.
  var isCertain = false

  /// The declarations.
  static var groups: [OptionGroup<PruneRequest>] {
    [
      OptionGroup(
        title: "Deletion",
        options: [
          .dryRun(\.isTrial),
          .certain(\.isCertain),
        ])
    ]
  }
}

extension ValueSyntax where Value == SuiteResults.Status {
  /// What a run can be told to fail for; errors always count.
  static var failing: Self {
    word(
      [SuiteResults.Status.changed, .missing, .obsolete].map { (name: $0.rawValue, value: $0) },
      placeholder: "changed|missing|obsolete")
  }
}

extension ValueSyntax where Value == SuiteResults.Shard {
  /// A part and how many there are, such as `2/4`.
  static var shard: Self {
    ValueSyntax(placeholder: "I/N", allowed: "1/1…N/N, N up to 10000") {
      (text: String) throws(ValueError) in
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { part in
        part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(part) : nil
      }
      guard parts.count == 2, numbers.count == 2 else {
        throw .malformed(expected: "a part and a number of parts, such as 2/4")
      }
      guard (1...10_000).contains(numbers[1]), (1...numbers[1]).contains(numbers[0]) else {
        throw .outOfRange("1/N…N/N, N up to 10000")
      }
      return SuiteResults.Shard(index: numbers[0], count: numbers[1])
    }
  }
}
