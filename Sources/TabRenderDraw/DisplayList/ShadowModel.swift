/// Where the Gaussian of a shadow is cut off.
///
/// All models blur exact area coverage with a Gaussian whose standard deviation σ is
/// `shadowRadius × scale` pixels, sampled at whole pixels and normalised to a sum of 1.
public enum ShadowModel: String, CaseIterable, Hashable, Sendable {
  /// What an iOS screen shows: cut at 2.8 σ. The default.
  case screen
  /// What `CALayer.render(in:)`, and so most snapshot tests, draw: cut at 2 σ.
  case snapshot
  /// A Gaussian that is cut only where what is lost is below 1/512 of a level.
  case exact
}

extension ShadowModel {
  /// How many pixels away from its centre the Gaussian is cut: the kernel's taps are -reach…reach.
  ///
  /// 0 for a σ of 0 or less. The measured factors 2 and 2.8 are rounded half up to whole pixels;
  /// `exact` reaches to 5 σ, where the weight left outside, 6e-7, is far below 1/512 of a level.
  package func reach(sigma: Double) -> Int {
    guard sigma > 0 else { return 0 }
    return Int((sigma * factor + 0.5).rounded(.down))
  }

  private var factor: Double {
    switch self {
    case .screen: 2.8
    case .snapshot: 2
    case .exact: 5
    }
  }
}
