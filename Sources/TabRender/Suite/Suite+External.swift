extension Suite {
  /// The pictures that something else makes.
  ///
  /// A set whose path has `{name}` consists of the files that are there, and of those that have a
  /// baseline: a picture that was not made is an error, not forgotten.
  static func externalItems(_ file: SuiteFile) throws(SuiteError) -> [SuiteItem] {
    var items: [SuiteItem] = []
    for external in file.external {
      let found = pictures(of: external, file)
      guard !found.isEmpty else {
        throw SuiteError(
          .json(
            JSONProblem(
              at: external.location, pointer: nil,
              "no picture matches \"\(external.actual.text)\"",
              hint: "run what makes them first; paths count from this file's folder")))
      }
      items += found
    }
    return items
  }

  private static func pictures(of external: SuiteFile.External, _ file: SuiteFile) -> [SuiteItem] {
    let template = external.actual
    guard !template.parts.allSatisfy({ if case .text = $0 { true } else { false } }) else {
      return [item(external.name, nil, SuitePath(template.text), file)]
    }
    let folder = template.folder
    let paths = FolderListing.files(below: file.located(folder), followingLinks: true)
      .map(folder.appending).filter { !file.isWritten($0) }
    var pictures = paths.compactMap { template.fields(of: $0) }
    pictures += recorded(external, file).filter { !pictures.contains($0) }
    return pictures.map { fields in
      let variant = variant(fields)
      return item(
        name(fields, external), variant, template.path(name: fields.name, variant), file)
    }
  }

  /// The pictures of the set that have a baseline.
  private static func recorded(
    _ external: SuiteFile.External, _ file: SuiteFile
  ) -> [PictureTemplate.Fields] {
    let parts = external.actual.parts
    return file.baselineFiles.compactMap { path in
      guard var fields = file.baselines.fields(of: path) else { return nil }
      if parts.contains(.name) {
        guard fields.name.hasPrefix(external.name + "/") else { return nil }
        fields.name = String(fields.name.dropFirst(external.name.count + 1))
      } else {
        guard fields.name == external.name else { return nil }
        fields.name = ""
      }
      // What the set does not tell apart, its baselines do not either.
      if !parts.contains(.appearance) { fields.appearance = nil }
      if !parts.contains(.scale) { fields.scale = nil }
      return fields
    }
  }

  private static func name(
    _ fields: PictureTemplate.Fields, _ external: SuiteFile.External
  ) -> String {
    fields.name.isEmpty ? external.name : "\(external.name)/\(fields.name)"
  }

  private static func variant(_ fields: PictureTemplate.Fields) -> SuiteResults.Variant? {
    guard fields.appearance != nil || fields.scale != nil else { return nil }
    return SuiteResults.Variant(
      scale: fields.scale ?? 1, appearance: fields.appearance ?? .light)
  }

  private static func item(
    _ name: String, _ variant: SuiteResults.Variant?, _ path: SuitePath, _ file: SuiteFile
  ) -> SuiteItem {
    SuiteItem(name: name, variant: variant, source: .external(path), of: file)
  }
}

extension SuiteFile {
  /// Whether a path is one of the suite's output or of its baselines.
  fileprivate func isWritten(_ path: SuitePath) -> Bool {
    [output, baselines.folder.normalized].contains { path.normalized.relative(to: $0) != nil }
  }

  /// The files in the baselines' folder that can be baselines.
  var baselineFiles: [SuitePath] {
    let folder = baselines.folder
    return FolderListing.files(below: located(folder), followingLinks: false)
      .map(folder.appending).filter { baselines.fields(of: $0) != nil }
  }
}

extension Suite {
  /// Baselines that belong to no picture of the suite, sorted.
  ///
  /// `nil` when a scene cannot be read, because its baselines cannot be told then.
  package var obsoleteBaselines: [SuitePath]? {
    guard broken.isEmpty else { return nil }
    let baselines = BaselineIdentities(file)
    let used = Set(items.map { baselines[$0.baseline] })
    let inputs = Self.inputs(items, file)
    return file.baselineFiles.filter { path in
      !used.contains(baselines[path])
        && FileIdentity(file.located(path)).flatMap { inputs[$0] } == nil
    }
  }
}
