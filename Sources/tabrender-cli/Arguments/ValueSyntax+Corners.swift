import TabRender

extension ValueSyntax where Value == CACornerMask {
  /// One or more words for corners, separated by commas.
  static var corners: Self {
    let names = CornerNames.all.map(\.name)
    return ValueSyntax(
      placeholder: "none|top|bottom|left|right|all|topLeft,…", allowed: ""
    ) { (text: String) throws(ValueError) in
      var mask: CACornerMask = []
      for word in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let corner = CornerNames.mask(of: String(word)) else {
          throw .unknownWord(choices: names, all: names + CornerNames.all.compactMap(\.uiKit))
        }
        mask.formUnion(corner)
      }
      return mask
    }
  }
}
