internal import Foundation

/// Finds Inter by the names of its files, without a font system.
///
/// Inter stands for the system font because its measures come close to it and anyone may have it.
/// A file for the weight wins over a variable font.
struct InterFiles {
  /// What was found.
  struct Found: Equatable {
    let path: String
    /// Whether the weight has to be set on the font's axis.
    let isVariable: Bool
  }

  /// Folders to look in, first match wins.
  let folders: [String]

  init(folders: [String], home: String? = ProcessInfo.processInfo.environment["HOME"]) {
    let own =
      home.map { ["\($0)/.local/share/fonts", "\($0)/.fonts", "\($0)/Library/Fonts"] } ?? []
    self.folders = folders + own + Self.systemFolders
  }

  /// The file for a weight, or the one for the nearest weight that is there.
  func nearest(_ weight: FontWeight, _ slant: FontDescriptor.Slant) -> Found? {
    let wanted = weight.openTypeClass
    let others = FontWeight.allCases.sorted {
      abs($0.openTypeClass - wanted) < abs($1.openTypeClass - wanted)
    }
    return others.lazy.compactMap { find($0, slant) }.first
  }

  private func find(_ weight: FontWeight, _ slant: FontDescriptor.Slant) -> Found? {
    for folder in folders {
      for part in Self.parts {
        let position = part.isEmpty ? folder : "\(folder)/\(part)"
        guard FileManager.default.fileExists(atPath: position) else { continue }
        if let found = Self.find(weight, slant, in: position) { return found }
      }
    }
    return nil
  }

  private static func find(
    _ weight: FontWeight, _ slant: FontDescriptor.Slant, in folder: String
  ) -> Found? {
    let style = styleName(weight, slant)
    let fixed = ["Inter-\(style).otf", "Inter-\(style).ttf", "Inter_18pt-\(style).ttf"]
    for (names, isVariable) in [(fixed, false), (variableNames(slant), true)] {
      for name in names where FileManager.default.isReadableFile(atPath: "\(folder)/\(name)") {
        return Found(path: "\(folder)/\(name)", isVariable: isVariable)
      }
    }
    return nil
  }

  private static func variableNames(_ slant: FontDescriptor.Slant) -> [String] {
    switch slant {
    case .upright:
      [
        "InterVariable.ttf", "Inter[opsz,wght].ttf", "Inter-VariableFont_opsz,wght.ttf",
        "Inter-roman.var.ttf",
      ]
    case .italic:
      [
        "InterVariable-Italic.ttf", "Inter-Italic[opsz,wght].ttf",
        "Inter-Italic-VariableFont_opsz,wght.ttf", "Inter-italic.var.ttf",
      ]
    }
  }

  private static func styleName(_ weight: FontWeight, _ slant: FontDescriptor.Slant) -> String {
    guard slant == .italic else { return fileNames[weight, default: "Regular"] }
    return weight == .regular ? "Italic" : fileNames[weight, default: ""] + "Italic"
  }

  private static let fileNames: [FontWeight: String] = [
    .ultraLight: "Thin", .thin: "ExtraLight", .light: "Light", .regular: "Regular",
    .medium: "Medium", .semibold: "SemiBold", .bold: "Bold", .heavy: "ExtraBold", .black: "Black",
  ]

  private static let systemFolders = [
    "/usr/local/share/fonts", "/usr/share/fonts", "/Library/Fonts", "/opt/homebrew/share/fonts",
  ]

  /// Where packages of Debian, Fedora, Arch, Homebrew and Google's archive put Inter in a folder.
  private static let parts = [
    "opentype/inter", "truetype/inter", "truetype/inter-vf", "", "inter", "Inter",
    "rsms-inter-fonts", "inter-fonts", "inter-font", "Inter/static", "TTF", "OTF",
  ]
}
