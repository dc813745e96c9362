import Foundation
import Testing

/// A real Chromium without a window, driven over the WebDriver protocol.
final class WebDriver {
  /// Where Debian's packages put the driver.
  static let program = "/usr/bin/chromedriver"
  private static let curl = "/usr/bin/curl"
  static let isPresent = [program, curl]
    .allSatisfy(FileManager.default.isExecutableFile(atPath:))
  static let needsBrowser: Comment = "needs chromedriver and curl, of chromium-driver and curl"

  private struct Failure: Error { let text: String }

  private let driver = Process()
  private var address = ""

  /// Starts a browser, runs `body`, and ends the browser whatever happens.
  static func run(_ body: (WebDriver) throws -> Void) throws {
    let browser = WebDriver()
    defer { browser.driver.terminate() }
    try browser.start()
    do {
      try body(browser)
    } catch {
      _ = try? browser.call("DELETE", "")
      throw error
    }
    _ = try browser.call("DELETE", "")
  }

  private func start() throws {
    let pipe = Pipe()
    driver.executableURL = URL(filePath: Self.program)
    driver.arguments = ["--port=0"]
    driver.standardOutput = pipe
    driver.standardError = FileHandle.nullDevice
    try driver.run()
    var talk = ""
    while talk.firstMatch(of: #/on port (\d+)\./#) == nil {
      let data = pipe.fileHandleForReading.availableData
      guard !data.isEmpty else { throw Failure(text: "chromedriver ended: \(talk)") }
      talk += String(decoding: data, as: UTF8.self)
    }
    let port = try #require(talk.firstMatch(of: #/on port (\d+)\./#)?.1)
    address = "http://127.0.0.1:\(port)/session"
    let options: [String: Any] = [
      "goog:loggingPrefs": ["browser": "ALL"],
      "goog:chromeOptions": [
        // Containers and root have no sandbox, and only our own page is shown.
        "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=1440,900"]
      ],
    ]
    let session = try call("POST", "", ["capabilities": ["alwaysMatch": options]])
    let id = try #require((session as? [String: Any])?["sessionId"] as? String)
    address += "/\(id)"
  }

  /// Opens a file.
  func open(_ path: String) throws {
    _ = try call("POST", "/url", ["url": URL(filePath: path).absoluteString])
  }

  /// What a script returns: a string, a number, a boolean.
  func value<Value>(_ script: String, as type: Value.Type = Value.self) throws -> Value {
    let value = try call("POST", "/execute/sync", ["script": script, "args": [String]()])
    return try #require(value as? Value, "\(script) gave \(value)")
  }

  /// Waits until a script returns true, for at most five seconds.
  func wait(until script: String) throws {
    for _ in 0..<100 {
      if try value("return Boolean(\(script))", as: Bool.self) { return }
      Thread.sleep(forTimeInterval: 0.05)
    }
    Issue.record("\(script) did not become true")
  }

  /// Presses keys, one after the other.
  func press(_ keys: String) throws {
    let actions = keys.flatMap { key in
      [["type": "keyDown", "value": String(key)], ["type": "keyUp", "value": String(key)]]
    }
    let keyboard: [String: Any] = ["type": "key", "id": "keyboard", "actions": actions]
    _ = try call("POST", "/actions", ["actions": [keyboard]])
  }

  /// Moves the pointer, and drags it on to another place when one is given.
  func point(_ x: Int, _ y: Int, dragTo end: (x: Int, y: Int)? = nil) throws {
    var actions: [[String: Any]] = [["type": "pointerMove", "duration": 0, "x": x, "y": y]]
    if let end {
      actions.append(["type": "pointerDown", "button": 0])
      actions.append(["type": "pointerMove", "duration": 50, "x": end.x, "y": end.y])
      actions.append(["type": "pointerUp", "button": 0])
    }
    let mouse: [String: Any] = ["type": "pointer", "id": "mouse", "actions": actions]
    _ = try call("POST", "/actions", ["actions": [mouse]])
  }

  /// Clicks the element that a selector finds.
  func click(_ selector: String) throws {
    _ = try call(
      "POST", "/execute/sync",
      ["script": "document.querySelector(arguments[0]).click()", "args": [selector]])
  }

  /// What the page complained about, such as errors and what its policy refused.
  func diagnostics() throws -> [String] {
    let log = try call("POST", "/se/log", ["type": "browser"])
    return (log as? [[String: Any]] ?? []).compactMap { $0["message"] as? String }
  }

  /// Sends a command of the DevTools protocol.
  func develop(_ command: String, _ parameters: [String: Any]) throws {
    _ = try call("POST", "/goog/cdp/execute", ["cmd": command, "params": parameters])
  }

  /// The window as a PNG file.
  func screenshot() throws -> [UInt8] {
    let text = try #require(try call("GET", "/screenshot") as? String)
    return Array(try #require(Data(base64Encoded: text)))
  }

  private func call(
    _ method: String, _ path: String, _ body: [String: Any]? = nil
  ) throws -> Any {
    // FoundationNetworking does not accept the driver's headers; curl does.
    let curl = Process()
    let (input, output) = (Pipe(), Pipe())
    curl.executableURL = URL(filePath: Self.curl)
    curl.arguments = [
      "-s", "--noproxy", "*", "-m", "120", "-X", method, "-H", "Content-Type: application/json",
      "--data-binary", "@-", address + path,
    ]
    curl.standardInput = input
    curl.standardOutput = output
    try curl.run()
    let sent = try JSONSerialization.data(withJSONObject: body ?? [:])
    try input.fileHandleForWriting.write(contentsOf: sent)
    try input.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    curl.waitUntilExit()
    let answer = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let value = answer?["value"] ?? NSNull()
    if let problem = value as? [String: Any], let text = problem["error"] as? String {
      throw Failure(text: "\(text): \(problem["message"] ?? "")")
    }
    return value
  }
}
