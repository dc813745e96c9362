/// Limits to what is drawn again inside a shadow or a backdrop.
///
/// A shadow cast by drawn items draws them a second time, and so the shadows among them; every level
/// of such shadows doubles the work. The same holds for backdrops that see backdrops.
extension [DisplayItem] {
  /// How many shadows within shadows, or backdrops within backdrops, are drawn.
  private static let deepest = 3

  /// The items without the shadows that lie in too many casters of shadows.
  package var leavingOutDeepShadows: [DisplayItem] {
    shadowDepth < Self.deepest
      ? self
      : filtered { item in
        if case .shadow(let shadow) = item { shadow.depth < Self.deepest } else { true }
      }
  }

  /// The items without the backdrops that see too many others.
  package var leavingOutDeepBackdrops: [DisplayItem] {
    backdropDepth < Self.deepest
      ? self
      : filtered { item in
        if case .backdrop(let backdrop) = item { backdrop.depth < Self.deepest } else { true }
      }
  }

  fileprivate var shadowDepth: Int { lazy.map(\.shadowDepth).max() ?? 0 }
  fileprivate var backdropDepth: Int { lazy.map(\.backdropDepth).max() ?? 0 }

  private func filtered(_ isKept: (DisplayItem) -> Bool) -> [DisplayItem] {
    compactMap { item in
      guard isKept(item) else { return nil }
      guard case .group(let group) = item else { return item }
      return .group(
        DisplayGroup(
          items: group.items.filtered(isKept), opacity: group.opacity, clip: group.clip,
          mask: group.mask))
    }
  }
}

extension DisplayItem {
  fileprivate var shadowDepth: Int {
    switch self {
    case .shadow(let shadow): shadow.depth
    case .group(let group): group.items.shadowDepth
    case .fill, .backdrop: 0
    }
  }

  fileprivate var backdropDepth: Int {
    switch self {
    case .backdrop(let backdrop): backdrop.depth
    case .group(let group): group.items.backdropDepth
    case .fill, .shadow: 0
    }
  }
}

extension DisplayShadow {
  /// 1 for a shadow whose caster has none.
  fileprivate var depth: Int {
    switch caster {
    case .shape: 1
    case .items(let items): 1 + items.shadowDepth
    }
  }
}

extension DisplayBackdrop {
  /// 1 for a backdrop that sees no other.
  fileprivate var depth: Int { 1 + behind.backdropDepth }
}
