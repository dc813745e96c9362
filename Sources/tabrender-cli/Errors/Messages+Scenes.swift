import TabRender

// Scene files, what they name, and what is drawn of them.
extension Messages {
  /// Everything that is wrong with a scene file.
  static func diagnostics(_ error: SceneError) -> [Diagnostic] {
    switch error {
    case .unreadable(let file, let error): return [Diagnostic(error.description, file: file)]
    case .invalid(let problems, let omitted):
      let more = omitted > 0 ? [Diagnostic("and \(omitted) more", file: problems.first?.file)] : []
      return problems.map(Diagnostic.init) + more
    }
  }

  static func diagnostic(_ problem: SceneFileProblem) -> Diagnostic {
    switch problem {
    case .picture(let file, let error): diagnostic(error, in: file)
    case .tooManyTogether(let file, let limit):
      Diagnostic(
        "the pictures together are over the limit of \(limit) px (--max-pixels)", file: file)
    case .unreadable(let file, let error): Diagnostic(error.description, file: file)
    case .icon(let file, let error): Diagnostic(error.description, file: file)
    case .iconPointer(let file):
      Diagnostic("this is a Git LFS pointer, not an icon", hint: "git lfs pull", file: file)
    case .unknownIcon(let name):
      Diagnostic(
        "there is no icon \"\(name)\"",
        hint: SceneFileProblem.nearestIcon(to: name).map { "did you mean \($0)?" }
          ?? SceneFileProblem.whereIconsAre)
    }
  }

  static func diagnostic(
    _ problem: CommandLineError.Format, at location: JSONLocation
  ) -> Diagnostic {
    let (sentence, hint) =
      switch problem {
      case .comment: ("fmt would lose this comment", "fmt formats files without comments only")
      case .isUnknown:
        (
          "is neither a scene nor a suite, so the order of its keys is not known",
          "a scene has \"tabrender\": 1, a suite has \"tabrenderSuite\": 1"
        )
      }
    return Diagnostic(JSONProblem(at: location, pointer: nil, sentence, hint: hint))
  }

  static func diagnostic(_ problem: CommandLineError.Content) -> Diagnostic {
    switch problem {
    case .tooLarge(let name, let width, let height, let limit):
      Diagnostic(
        "\(width)×\(height) px is over the limit of \(limit) px (--max-pixels)", file: name)
    case .noCornerGaps:
      Diagnostic(
        "the bar has no corner gaps, so there is nothing to expect of them",
        hint: "--corners top --corner-radius 16")
    case .unknownLayer(let file, let layer):
      Diagnostic(layer.message, hint: layer.hint, file: file)
    case .sceneOfAnotherSize(let file, let size, let scale):
      Diagnostic(
        "the scene is not \(size.width)×\(size.height) px at "
          + (scale.map { "--scale \(number($0))" } ?? "its own scales, 1, 2 or 3")
          + ", so it does not say where the layers are",
        hint: scale == nil ? "--scale N, or another scene" : "another --scale", file: file)
    case .notEncodable(let error): Diagnostic(error.description)
    }
  }
}
