/// What a suite says about comparing a picture and cannot mean together.
///
/// Settings come from the suite and from every rule about the picture, so it is the picture that
/// they contradict each other for.
package enum RuleConflict: Hashable, Sendable {
  /// Another program counts, which has nothing like this key.
  case foreignToPeer(CompareSettings.ForeignKey)
  /// A setting of another program is given, and none counts.
  case withoutPeer(CompareSettings.PeerKey)
  /// Another program counts, which leaves no part of a picture out.
  case partsWithPeer
  /// Layers are left out of a picture that has none.
  case layersOfExternal
}
