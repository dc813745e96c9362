extension Suite {
  /// Baselines that cannot be written, because another's file stands where their folder must be.
  ///
  /// `owners` are the pictures by their baselines.
  static func obstructions(
    among items: [SuiteItem], _ owners: [FileIdentity: SuiteItem], _ file: SuiteFile
  ) -> [SuiteProblem] {
    let baselines = BaselineIdentities(file)
    return items.compactMap { item in
      var folder = baselines[item.baseline].parent
      while folder != baselines.folder, folder.isInside(baselines.folder) {
        if let other = owners[folder] {
          return .suite(
            .baselineInFolder(
              item.owner, of: other.owner, other.baseline, suite: file.path))
        }
        folder = folder.parent
      }
      return nil
    }
  }
}
