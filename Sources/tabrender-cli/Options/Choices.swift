/// What the PNG file says about itself besides its pixels.
enum MetadataChoice: String, CaseIterable {
  /// Nothing.
  case none
  /// The colour space and the resolution.
  case dpi
  /// The program's version and a digest of the scene as well; never a date.
  case full
}

/// What happens to a file that exists already.
enum ExistingFile {
  case replace, keep
}

/// Where the timings go.
enum TimingsChoice: Equatable {
  case standardError
  case file(String)
}

/// Where the list of layers goes.
enum TreeChoice: Equatable {
  /// Into a file called after the picture.
  case besidePicture
  case file(String)
}
