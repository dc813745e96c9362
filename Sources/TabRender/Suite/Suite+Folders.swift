import TabRenderBase

extension Suite {
  /// Baselines that cannot be written, because another's file stands where their folder must be.
  ///
  /// `owners` are the pictures by the ``key(_:)`` of their baselines.
  static func obstructions(
    among items: [SuiteItem], _ owners: [String: SuiteItem], _ file: SuiteFile
  ) -> [SuiteResults.Problem] {
    items.compactMap { item in
      owner(ofFolderOf: item, owners).map { obstruction(of: item, by: $0, file) }
    }
  }

  /// The picture whose baseline is one of the folders that another's lies in.
  private static func owner(
    ofFolderOf item: SuiteItem, _ owners: [String: SuiteItem]
  ) -> SuiteItem? {
    var folder = FilePath.folder(of: key(item.baseline))
    while !folder.isEmpty, folder != "/" {
      if let owner = owners[folder] { return owner }
      folder = FilePath.folder(of: folder)
    }
    return nil
  }

  private static func obstruction(
    of item: SuiteItem, by other: SuiteItem, _ file: SuiteFile
  ) -> SuiteResults.Problem {
    SuiteResults.Problem(
      code: 65,
      message: "\(words(item)) needs a folder where \(words(other)) has its baseline "
        + other.baseline,
      file: file.path, hint: otherName)
  }
}
