/// The names of sets of corners, in the order in which they are listed.
package enum CornerNames {
  /// A name, the spelling that UIKit has for it if any, and what it means.
  package typealias Row = (name: String, uiKit: String?, mask: CACornerMask)

  /// Every name.
  package static var all: [Row] {
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

  /// The mask of one name in any of its spellings; dashes and case do not count.
  package static func mask(of word: String) -> CACornerMask? {
    let plain = word.lowercased().filter { $0 != "-" }
    return all.first { plain == $0.name.lowercased() || plain == $0.uiKit?.lowercased() }?.mask
  }

  /// The fewest names for a mask: one where there is one, else a name for each corner.
  package static func words(for mask: CACornerMask) -> [String] {
    if let row = all.first(where: { $0.mask == mask }) { return [row.name] }
    return all.suffix(4).filter { mask.contains($0.mask) }.map(\.name)
  }
}
