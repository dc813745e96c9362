import Foundation
import TabRender

/// What `list` can print.
enum ListTopic: String, Topic {
  case devices, icons, fonts, corners, colors
}

/// `tabrender list`: prints the names that options take.
struct ListCommand: Command {
  let invocation: Invocation<NoOptions>
  private let topic: ListTopic
  /// The file of a contact sheet of the icons.
  private let sheet: String?

  init(invocation: Invocation<NoOptions>) throws(CommandLineError) {
    self.invocation = invocation
    let names = invocation.arguments
    guard let topic = names.first.flatMap(ListTopic.init(rawValue:)) else {
      throw .command(.unknownTopic(names.first))
    }
    self.topic = topic
    sheet = topic == .icons && names.last?.lowercased().hasSuffix(".png") == true ? names[1] : nil
    try invocation.refuseArguments(after: sheet == nil ? 1 : 2)
  }

  func run() throws(CommandLineError) -> ExitCode {
    if let sheet { return try draw(sheet) }
    let list = try NameList(topic, console.options)
    try console.output(
      .object([(topic.rawValue, .array(list.entries))]), orLines: NameList.table(list.rows))
    return .ok
  }

  /// Draws every icon, with its name, at 2 pixels per point.
  private func draw(_ file: String) throws(CommandLineError) -> ExitCode {
    let output = OutputRequest()
    try output.prepare([.file(file)], besides: CommandFiles(console.options))
    var job = try DrawingJob(output, console)
    let sheet = SymbolSheet(columns: 12, iconSize: 30, spacing: 60, showsNames: true)
    let list = DisplayList(
      sheet.makeLayer(fonts: job.fonts), width: Int(sheet.size.width * 2),
      height: Int(sheet.size.height * 2), scale: 2, background: .white)
    try job.warnOfFonts()
    try job.save(job.renderer.render(list), of: list, scale: 2, to: .file(file))
    return .ok
  }
}
