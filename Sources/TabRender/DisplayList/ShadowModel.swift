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
