import Foundation
import TabRender

/// What `list` can print.
enum ListTopic: String, CaseIterable {
  case devices, icons, fonts, corners, colors

  static var names: [String] { allCases.map(\.rawValue) }
}

/// `tabrender list`: prints the names that options take.
enum ListCommand: Command {
  static var name: CommandName { .list }

  static func validate(
    _ request: Void, _ words: [String], _ global: GlobalOptions
  ) throws(UsageError) {
    _ = try topic(words)
  }

  static func run(_ request: Void, _ words: [String], _ console: Console) throws(Failure)
    -> ExitCode
  {
    let global = console.options
    let (topic, sheet) = try usage { () throws(UsageError) in try Self.topic(words) }
    if let sheet { return try draw(sheet, console) }
    let fonts = topic == .fonts ? try FontList(global.fonts) : nil
    if global.isJSON {
      try console.output(document: json(topic, fonts))
    } else {
      try console.output(lines: lines(topic, fonts))
    }
    return .ok
  }

  /// What to list, and for icons perhaps the file of a contact sheet.
  private static func topic(_ words: [String]) throws(UsageError) -> (ListTopic, sheet: String?) {
    guard let word = words.first else { throw .command(.missingTopic) }
    guard let topic = ListTopic(rawValue: word) else { throw .command(.unknownTopic(word)) }
    guard words.count > 1 else { return (topic, nil) }
    guard topic == .icons, words.count == 2, words[1].lowercased().hasSuffix(".png") else {
      throw .command(.surplusWord(words[1]))
    }
    return (topic, words[1])
  }

  /// Draws every icon, with its name, at 2 pixels per point.
  private static func draw(_ file: String, _ console: Console) throws(Failure) -> ExitCode {
    try OutputRequest().prepare([.file(file)], besides: CommandFiles(console.options))
    let fonts = try fontLibrary(console.options.fonts)
    let sheet = SymbolSheet(columns: 12, iconSize: 30, spacing: 60, showsNames: true)
    let list = DisplayList(
      sheet.makeLayer(fonts: fonts), width: Int(sheet.size.width * 2),
      height: Int(sheet.size.height * 2), scale: 2, background: .white)
    _ = try warn(fonts, console)
    let picture = renderer(jobs: console.options.jobs).render(list)
    var timings = Timings()
    let drawn = (bitmap: picture, list: Optional(list), scale: 2.0)
    try save(drawn, to: .file(file), OutputRequest(), fonts, &timings, console)
    return .ok
  }

  private static func lines(_ topic: ListTopic, _ fonts: FontList?) -> [String] {
    switch topic {
    case .fonts: Lists.table(fonts?.rows ?? [])
    case .icons: Lists.table(Lists.iconRows)
    case .devices: Lists.table(Lists.deviceRows)
    case .corners: Lists.table(Lists.cornerRows)
    case .colors: Lists.table(Lists.colorRows)
    }
  }

  private static func json(_ topic: ListTopic, _ fonts: FontList?) -> JSONValue {
    let entries =
      switch topic {
      case .fonts: fonts?.entries ?? []
      case .icons: Lists.icons
      case .devices: Lists.devices
      case .corners: Lists.corners
      case .colors: Lists.colors
      }
    return .object([(topic.rawValue, .array(entries))])
  }
}
