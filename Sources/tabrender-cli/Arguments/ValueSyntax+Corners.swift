import TabRender

/// The words for sets of corners, in the order of `tabrender list corners`.
enum CornerWords {
  /// A word, the spelling that UIKit has for it if any, and what it means.
  typealias Row = (name: String, uiKit: String?, mask: CACornerMask)

  /// Every word.
  static var all: [Row] {
    let top: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    let left: CACornerMask = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
    return [
      ("none", nil, []), ("all", "allCorners", .all),
      ("top", nil, top), ("bottom", nil, CACornerMask.all.subtracting(top)),
      ("left", nil, left), ("right", nil, CACornerMask.all.subtracting(left)),
      ("topLeft", "layerMinXMinYCorner", .layerMinXMinYCorner),
      ("topRight", "layerMaxXMinYCorner", .layerMaxXMinYCorner),
      ("bottomLeft", "layerMinXMaxYCorner", .layerMinXMaxYCorner),
      ("bottomRight", "layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
    ]
  }

  /// The mask of one word in any of its spellings; dashes and case do not count.
  static func mask(of word: String) -> CACornerMask? {
    let plain = word.lowercased().filter { $0 != "-" }
    return all.first { plain == $0.name.lowercased() || plain == $0.uiKit?.lowercased() }?.mask
  }
}

extension ValueSyntax where Value == CACornerMask {
  /// One or more words for corners, separated by commas.
  static var corners: Self {
    let names = CornerWords.all.map(\.name)
    return ValueSyntax(
      placeholder: "none|top|bottom|left|right|all|topLeft,…", allowed: ""
    ) { (text: String) throws(ValueError) in
      var mask: CACornerMask = []
      for word in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let corner = CornerWords.mask(of: String(word)) else {
          throw .unknownWord(choices: names, all: names + CornerWords.all.compactMap(\.uiKit))
        }
        mask.formUnion(corner)
      }
      return mask
    }
  }
}
