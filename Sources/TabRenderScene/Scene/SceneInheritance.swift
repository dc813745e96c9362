import Foundation

/// Reads a scene file and what it extends, and merges them (RFC 7386).
package struct SceneInheritance {
  /// How many files may extend each other.
  static let longestChain = 16

  /// Keys given twice and the like, to be told of.
  private(set) var documents: [JSONDocument] = []
  private var chain: [String] = []

  /// The merged document of a file that somebody typed; `-` is the standard input.
  mutating func read(_ file: String) throws(SceneError) -> JSONNode {
    try read(file) { limit throws(FileError) in
      file == "-"
        ? try FileReader.readStandardInput(maximumBytes: limit)
        : try FileReader.read(file, maximumBytes: limit, accepting: .anything)
    }
  }

  private mutating func read(
    _ file: String, _ content: (_ limit: Int) throws(FileError) -> [UInt8]
  ) throws(SceneError) -> JSONNode {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try content(JSONReader.maximumBytes)
    } catch {
      if case .tooLarge(let limit) = error {
        throw SceneError(JSONProblem(file: file, "is over the limit of \(limit) bytes"))
      }
      throw .unreadable(file: file, error)
    }
    return try merged(bytes, name: file)
  }

  /// The merged document of a text; what it extends is looked for beside the file of that name.
  mutating func merged(_ bytes: [UInt8], name: String) throws(SceneError) -> JSONNode {
    let document: JSONDocument
    do {
      document = try JSONReader.read(bytes, name: name, dialect: JSONDialect(file: name))
    } catch {
      if GitLFSPointer(bytes) != nil { throw Self.pointer(name) }
      throw SceneError(error)
    }
    documents.append(document)
    chain.append(Self.identity(of: name))
    let root = document.root
    guard root.kind == .object else {
      throw problem(root, root, "a scene file must be an object, got \(root.kind.phrase)")
    }
    try checkVersion(root)
    let parent = root["extends"]
    // A scene alone is told of a missing version with all else that is wrong with it.
    if parent != nil || chain.count > 1 { try check("tabrender", of: root) }
    guard let parent else { return root }
    let base = try readParent(parent, of: root, name)
    return Self.merge(root, over: base)
  }

  private mutating func readParent(
    _ parent: JSONNode, of root: JSONNode, _ name: String
  ) throws(SceneError) -> JSONNode {
    try check("extends", of: root)
    let file = Self.path(of: parent.string ?? "", from: name)
    if chain.contains(Self.identity(of: file)) {
      throw problem(parent, root, "\(file) extends itself, by way of \(chain.count) file(s)")
    }
    guard chain.count < Self.longestChain else {
      throw problem(
        parent, root, "more than \(Self.longestChain) files extend each other")
    }
    do throws(SceneError) {
      return try read(file) { limit throws(FileError) in
        try FileReader.read(file, maximumBytes: limit)
      }
    } catch {
      guard case .unreadable(_, let reason) = error else { throw error }
      throw problem(parent, root, "\(file) cannot be read: \(reason)", cause: .noInput)
    }
  }

  private func checkVersion(_ root: JSONNode) throws(SceneError) {
    do throws(JSONProblem) {
      try SceneKeys.format.refuseNewer(root)
    } catch {
      throw SceneError(error)
    }
  }

  /// Checks a key that counts in this file, whatever the merged document has.
  private func check(_ name: String, of root: JSONNode) throws(SceneError) {
    guard let key = SceneDescription.keys.rule[name] else { return }
    let validator = JSONValidator(root)
    validator.check(key, of: root)
    if let problem = validator.errors.first { throw SceneError(problem) }
  }

  private static func pointer(_ file: String) -> SceneError {
    var problem = JSONProblem(
      file: file, "is a Git LFS pointer, not a scene", hint: "git lfs pull")
    problem.cause = .noInput
    return SceneError(problem)
  }

  private func problem(
    _ node: JSONNode, _ root: JSONNode, _ message: String, cause: JSONProblem.Cause = .content
  ) -> SceneError {
    var problem = JSONProblem(
      at: node.location, pointer: root.pointer(to: node.location), message)
    problem.cause = cause
    return SceneError(problem)
  }

  /// The patch merged over the base: objects key by key, `null` takes a key away, everything else
  /// is replaced.
  package static func merge(_ patch: JSONNode, over base: JSONNode) -> JSONNode {
    guard case .object(let changes) = patch.value else { return patch }
    var members: [JSONMember?] = base.members
    // An object may have hundreds of thousands of keys, so none is searched for.
    var locations = Dictionary(
      base.members.enumerated().map { ($1.key, $0) }, uniquingKeysWith: { first, _ in first })
    for change in changes {
      let location = locations[change.key]
      if change.value.isNull {
        if let location { members[location] = nil }
        locations[change.key] = nil
        continue
      }
      let old =
        location.flatMap { members[$0]?.value } ?? JSONNode(.null, at: change.value.location)
      let member = JSONMember(
        key: change.key, keyLocation: change.keyLocation, value: merge(change.value, over: old))
      if let location {
        members[location] = member
      } else {
        locations[change.key] = members.count
        members.append(member)
      }
    }
    return JSONNode(.object(members.compactMap(\.self)), at: patch.location)
  }

  /// A path that a file names, seen from the folder that the program runs in.
  static func path(of name: String, from file: String) -> String {
    guard !name.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return name }
    return file[...slash] + name
  }

  private static func identity(of file: String) -> String {
    URL(fileURLWithPath: file).resolvingSymlinksInPath().standardizedFileURL.path
  }
}
