internal import Foundation

/// The faces that were opened, and how they were found; a face's number never changes.
///
/// Nothing is opened before it is asked for: FreeType starts with the first face, fontconfig with
/// the first family or character that Inter does not have. What is found depends on what is asked
/// for and on the files, never on what was drawn before.
final class FontStore {
  var search: FontSearch {
    didSet { forgetWhatWasFound() }
  }
  private(set) var faces: [FontFace] = []
  private(set) var problems: [FontProblem] = []
  /// Layouts made before; emptied when there are too many.
  var layouts: [TextRequest: TextLayout] = [:]

  /// The faces whose glyphs stood in texts since somebody asked for them.
  var usedFaces: Set<Int> = []

  private var freeType: FreeType?
  private var faceNumbers: [FontDescriptor: Int] = [:]
  private var openFiles: [OpenFile: Int] = [:]
  private lazy var fallbacks = FallbackFonts(folders: search.folders)

  private struct OpenFile: Hashable {
    let path: String
    let face: Int
    let variableWeight: FontWeight?
  }

  init(search: FontSearch) {
    self.search = search
  }

  /// The number of the face for a description.
  func face(for font: FontDescriptor) throws(FontError) -> Int {
    let key = font.atUnitSize
    if let known = faceNumbers[key] { return known }
    let number = try find(key)
    faceNumbers[key] = number
    return number
  }

  /// The number of a face for characters that the font itself does not have; `nil` when none has.
  ///
  /// A face for emoji has colours; a face for other characters has not.
  func fallback(for scalars: [Unicode.Scalar], like font: FontDescriptor, isEmoji: Bool) -> Int? {
    fallbacks.find(scalars, like: font.atUnitSize, isEmoji: isEmoji) { entry in
      guard let number = try? open(entry, weight: font.weight) else { return nil }
      return faces[number].hasColor == isEmoji ? number : nil
    }
  }

  /// Notes the faces of a text's glyphs.
  func noteUse(of layout: TextLayout) {
    for line in layout.lines {
      for glyph in line.glyphs {
        if let face = glyph.face { usedFaces.insert(face) }
      }
    }
  }

  /// Notes a problem, once; characters that are missing gather in one.
  func note(_ problem: FontProblem) {
    if case .missingCharacters(let scalars) = problem { return noteMissing(scalars) }
    if !problems.contains(problem) { problems.append(problem) }
  }

  private func noteMissing(_ scalars: [Unicode.Scalar]) {
    for (index, problem) in problems.enumerated() {
      guard case .missingCharacters(let known) = problem else { continue }
      problems[index] = .missingCharacters(Set(known + scalars).sorted())
      return
    }
    problems.append(.missingCharacters(scalars))
  }

  private func forgetWhatWasFound() {
    faceNumbers = [:]
    layouts = [:]
    problems = []
    fallbacks = FallbackFonts(folders: search.folders)
  }

  private func find(_ font: FontDescriptor) throws(FontError) -> Int {
    switch font.family {
    case .file(let path, let face): return try open(path, face: face, variableWeight: font.weight)
    case .named(let family):
      if let entry = fallbacks.family(family, like: font) {
        return try open(entry, weight: font.weight)
      }
      note(.familyMissing(family))
      return try findSystemFont(font)
    case .system: return try findSystemFont(font)
    }
  }

  private func findSystemFont(_ font: FontDescriptor) throws(FontError) -> Int {
    if let path = search.file {
      return try open(path, face: search.face, variableWeight: font.weight)
    }
    if let inter = InterFiles(folders: search.folders).nearest(font.weight, font.slant) {
      return try open(inter.path, face: 0, variableWeight: inter.isVariable ? font.weight : nil)
    }
    guard let entry = fallbacks.sansSerif(like: font) else { throw .noFont }
    let number = try open(entry, weight: font.weight)
    note(.substituted(faces[number].file))
    return number
  }

  private func open(_ entry: FontList.Entry, weight: FontWeight) throws(FontError) -> Int {
    try open(entry.path, face: entry.face, variableWeight: entry.isVariable ? weight : nil)
  }

  private func open(
    _ path: String, face: Int, variableWeight: FontWeight?
  ) throws(FontError) -> Int {
    let key = OpenFile(path: path, face: face, variableWeight: variableWeight)
    if let known = openFiles[key] { return known }
    let freeType = try startedFreeType()
    faces.append(
      try FontFace(freeType, path: path, face: face, variableWeight: variableWeight))
    openFiles[key] = faces.count - 1
    return faces.count - 1
  }

  private func startedFreeType() throws(FontError) -> FreeType {
    if let freeType { return freeType }
    let started = try FreeType()
    freeType = started
    return started
  }
}
