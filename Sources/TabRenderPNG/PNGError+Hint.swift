extension PNGError {
  /// Whether there is no picture at all, rather than one that is not sound.
  package var isNoInput: Bool {
    switch self {
    case .file(.tooLarge): false
    case .file, .gitLFSPointer, .gitLFSConflict, .notPNG(.gitAnnexPointer): true
    default: false
    }
  }

  /// One thing that helps against it, where something does.
  package var hint: String? {
    switch self {
    case .cgbi:
      "set COMPRESS_PNG_FILES=NO, or restore it with `pngcrush -revert-iphone-optimizations`"
    case .tooManyPixels: "a larger --max-pixels, if the picture is to be trusted"
    case .gitLFSPointer: "git lfs pull"
    case .notPNG(.gitAnnexPointer): "git annex get"
    case .gitLFSConflict: "git lfs pull, once the conflict is resolved"
    default: nil
    }
  }
}
