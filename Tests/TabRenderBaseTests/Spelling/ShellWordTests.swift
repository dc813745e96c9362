import Foundation
import TestSupport
import Testing
import TabRenderBase

@Suite("Shell words")
struct ShellWordTests {
  @Test(
    "A shell reads a quoted word as it was",
    arguments: [
      "plain", "two words", "it's", "$(touch x)", "`id`", "a\"b", "new\nline", "tab\t\u{1B}[2J",
      "\\", "!", "~", "*", "", "日本", "'\n'", "a;b|c&d", HostileText.name,
    ])
  func shellWord(text: String) throws {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-c", "printf %s \(ShellArgument.quoted(text))"]
    process.environment = ["LC_ALL": "C.UTF-8"]
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(String(decoding: output, as: UTF8.self) == text)
  }

  @Test("A quoted word has no character that a terminal acts on")
  func shellWordIsOneLine() {
    let word = ShellArgument.quoted(HostileText.name)
    #expect(word.unicodeScalars.allSatisfy { $0.value >= 32 })
  }

  @Test(
    "A file's path is no option, and the standard input stays what it is",
    arguments: [
      ("a.png", "a.png"), ("-a.png", "./-a.png"), ("--", "./--"), ("-", "-"),
      ("$(id)/x", "'$(id)/x'"), ("-a b", "'./-a b'"),
    ])
  func file(path: String, word: String) {
    #expect(ShellArgument.file(path) == word)
  }

  @Test(
    "The last word of a line may begin as an option does",
    arguments: [("m/a", "m/a"), ("-a", "-- -a"), ("- a", "-- '- a'"), ("", "''")])
  func last(text: String, word: String) {
    #expect(ShellArgument.last(text) == word)
  }
}
