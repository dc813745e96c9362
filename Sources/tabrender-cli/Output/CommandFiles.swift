import TabRender

/// Every file that a command is told to read or to write, so that it destroys none of them.
///
/// It is filled before the first file is written, and ``check()`` then decides.
struct CommandFiles {
  /// What becomes of a file.
  enum Use {
    case read
    case written
    /// A folder that files are written into.
    case filled
  }

  /// A file, and what on the command line names it.
  struct Entry {
    /// An option, such as `--html`, or what an argument stands for, such as `the scene`.
    let role: String
    let path: String
    let use: Use
  }

  private var entries: [Entry] = []

  /// Begins with the files that every command can be given.
  init(_ global: GlobalOptions) {
    read(global.fonts.file, as: "--font")
  }

  /// A file that is read, or a folder that files are read from; `-` is the standard input.
  mutating func read(_ path: String?, as role: String) {
    if let path, path != "-", !path.isEmpty {
      entries.append(Entry(role: role, path: path, use: .read))
    }
  }

  /// A file that is written whole.
  mutating func write(_ path: String?, as role: String) {
    if let path { entries.append(Entry(role: role, path: path, use: .written)) }
  }

  /// A picture that is written whole, unless it goes to stdout.
  mutating func write(_ destination: Destination, as role: String) {
    if case .file(let path) = destination { write(path, as: role) }
  }

  /// A folder that gets files.
  mutating func fill(_ path: String?, as role: String) {
    if let path { entries.append(Entry(role: role, path: path, use: .filled)) }
  }

  /// Refuses two uses of one file of which one would destroy the other.
  ///
  /// Several may read one file, or write into one folder. Where files are kept, none that would be
  /// written may be there.
  func check(_ existing: ExistingFile = .replace) throws(CommandLineError) {
    if existing == .keep,
      let entry = entries.first(where: { $0.use == .written && isThere($0.path) })
    {
      throw .creation(entry.path, .exists)
    }
    var known: [FileIdentity: Entry] = [:]
    var nodes: [FileIdentity.Node: Entry] = [:]
    for entry in entries {
      guard let identity = FileIdentity(entry.path) else { continue }
      guard let other = known[identity] ?? identity.node.flatMap({ nodes[$0] }) else {
        known[identity] = entry
        if let node = identity.node { nodes[node] = entry }
        continue
      }
      switch (other.use, entry.use) {
      case (.read, .read), (.filled, .filled): continue
      case (.read, _): throw .files(.inputLost(other, to: entry))
      case (_, .read): throw .files(.inputLost(entry, to: other))
      default: throw .files(.outputsCollide(other, entry))
      }
    }
  }
}
