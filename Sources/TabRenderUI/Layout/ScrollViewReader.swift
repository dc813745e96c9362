/// A view whose content can ask scroll views inside to show something.
///
/// It is accepted so that such code compiles; pictures show what the host has scrolled to.
public struct ScrollViewReader<Content: View>: View {
  /// Makes the content.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Asks scroll views to show something.
public struct ScrollViewProxy: Sendable {
  /// Accepted, without an effect.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
