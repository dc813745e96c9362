public import Foundation

/// A layout whose type is hidden; views keep their state when it changes to another one.
public struct AnyLayout: Layout {
  /// What the hidden layout keeps.
  public struct Cache {
    fileprivate var value: Any
  }

  /// What the hidden layout is to the views inside.
  let properties: LayoutProperties
  private let makeCache: (Subviews) -> Cache
  private let updateCache: (inout Cache, Subviews) -> Void
  private let size: (ProposedViewSize, Subviews, inout Cache) -> CGSize
  private let place: (CGRect, ProposedViewSize, Subviews, inout Cache) -> Void
  private let spacing: (Subviews, inout Cache) -> ViewSpacing

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) {
    func asking<Answer>(
      _ cache: inout Cache, _ subviews: Subviews, _ question: (inout L.Cache) -> Answer
    ) -> Answer {
      var own = cache.value as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { cache.value = own }
      return question(&own)
    }
    properties = L.layoutProperties
    makeCache = { Cache(value: layout.makeCache(subviews: $0)) }
    updateCache = { cache, subviews in
      asking(&cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }
    size = { proposal, subviews, cache in
      asking(&cache, subviews) {
        layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    place = { bounds, proposal, subviews, cache in
      asking(&cache, subviews) {
        layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
      }
    }
    spacing = { subviews, cache in
      asking(&cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
    }
  }

  /// Makes the hidden layout's cache.
  public func makeCache(subviews: Subviews) -> Cache { makeCache(subviews) }

  /// Brings the hidden layout's cache up to date.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    updateCache(&cache, subviews)
  }

  /// The hidden layout's size.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize { size(proposal, subviews, &cache) }

  /// Places views as the hidden layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) { place(bounds, proposal, subviews, &cache) }

  /// The hidden layout's distances.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    spacing(subviews, &cache)
  }
}
