/// Which pictures of a suite are worked on.
package struct SuiteSelection: Hashable, Sendable {
  /// How an argument without `*` or `?` is understood when it is no picture's whole name.
  package enum Breadth: Hashable, Sendable {
    /// Every name that contains it.
    case containing
    /// No name: for what cannot be undone.
    case exact
  }

  /// Names, parts of names or globs; none selects everything.
  package private(set) var arguments: [String] = []
  /// The part of the suite; `nil` is all of it.
  package var shard: SuiteResults.Shard?
  private var tests: [Test] = []

  private enum Test: Hashable, Sendable {
    case name(String)
    case picture(String)
    case part(String)
    case glob(String)
  }

  /// Selects everything.
  package init(shard: SuiteResults.Shard? = nil) { self.shard = shard }

  /// Selects by arguments.
  ///
  /// One that is a scene's whole name (`bar`) stands for all of its pictures, one that is a
  /// picture's (`bar~dark@2x`, and `bar@1x` for the light one at 1x) for that alone, one with
  /// `*` or `?` is a glob for the whole name, and any other is a part of names.
  /// - Throws: An argument that selects nothing.
  package init(
    _ arguments: [String], among pictures: [(name: String, variant: SuiteResults.Variant?)],
    _ breadth: Breadth = .containing, shard: SuiteResults.Shard? = nil
  ) throws(SuiteError) {
    self.init(shard: shard)
    self.arguments = arguments
    for argument in arguments {
      let isName = pictures.contains {
        argument == $0.name || argument == SuiteResults.label($0.name, $0.variant)
      }
      let isPicture = pictures.contains {
        argument == SuiteResults.exactLabel($0.name, $0.variant)
      }
      let test: Test =
        isName
        ? .name(argument)
        : isPicture
          ? .picture(argument) : Glob.isPattern(argument) ? .glob(argument) : .part(argument)
      let isTooBroad = breadth == .exact && !isName && !isPicture && !Glob.isPattern(argument)
      guard !isTooBroad, pictures.contains(where: { Self.passes(test, $0.name, $0.variant) }) else {
        throw Self.noMatch(argument, pictures)
      }
      tests.append(test)
    }
  }

  private static func noMatch(
    _ argument: String, _ pictures: [(name: String, variant: SuiteResults.Variant?)]
  ) -> SuiteError {
    let names = pictures.map(\.name)
    return SuiteError(
      .suite(
        .noMatch(
          argument, similar: names.first { $0.contains(argument) },
          nearest: NearestName.nearest(to: argument, among: names))))
  }

  /// Whether a picture is worked on.
  package func selects(_ name: String, _ variant: SuiteResults.Variant?) -> Bool {
    isInShard(name) && matches(name, variant)
  }

  /// Whether the arguments, if there are any, select a picture.
  func matches(_ name: String, _ variant: SuiteResults.Variant?) -> Bool {
    tests.isEmpty || tests.contains { Self.passes($0, name, variant) }
  }

  private static func passes(
    _ test: Test, _ name: String, _ variant: SuiteResults.Variant?
  ) -> Bool {
    let label = SuiteResults.label(name, variant)
    return switch test {
    case .name(let text): name == text || label == text
    case .picture(let text): SuiteResults.exactLabel(name, variant) == text
    case .part(let text): label.contains(text)
    case .glob(let pattern): Glob.matches(name, pattern) || Glob.matches(label, pattern)
    }
  }

  private func isInShard(_ name: String) -> Bool {
    guard let shard else { return true }
    return Self.part(of: name, among: shard.count) == shard.index - 1
  }

  /// The part that a name falls into, from 0: the first 8 bytes of its SHA-256, highest first,
  /// modulo the number of parts.
  ///
  /// It depends on nothing but the name, so a new scene moves no other one.
  package static func part(of name: String, among count: Int) -> Int {
    let number = SHA256.digest(of: Array(name.utf8)).prefix(8)
      .reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return Int(number % UInt64(count))
  }
}
