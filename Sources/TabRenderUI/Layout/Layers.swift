extension View {
  /// The view with others behind it, which are proposed its size.
  ///
  /// - Parameters:
  ///   - alignment: The guides that they share with the view; the middles by default.
  ///   - content: The views behind, the first one at the back.
  /// - Returns: The view with its background.
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _LayeredModifier(
        layout: LayeredLayout(side: .behind, alignment: alignment), secondary: content()))
  }

  /// The view with another one behind it, which is proposed its size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// The view with others in front of it, which are proposed its size.
  ///
  /// - Parameters:
  ///   - alignment: The guides that they share with the view; the middles by default.
  ///   - content: The views in front, the first one at the back.
  /// - Returns: The view with its overlay.
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _LayeredModifier(
        layout: LayeredLayout(side: .inFront, alignment: alignment), secondary: content()))
  }

  /// The view with another one in front of it, which is proposed its size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// The view with a style behind it.
  ///
  /// - Parameters:
  ///   - style: What the view's rectangle is filled with.
  ///   - edges: The sides on which it reaches beyond the safe area where the view
  ///     touches the border of it.
  /// - Returns: The view with its background.
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    background { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// The view with the background of a screen behind it.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  /// The view with a filled shape behind it.
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background { shape.fill(style, style: fillStyle) }
  }

  /// The view with a shape behind it that has the background of a screen.
  public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  /// The view with a style in front of it.
  ///
  /// - Parameters:
  ///   - style: What the view's rectangle is filled with.
  ///   - edges: The sides on which it reaches beyond the safe area where the view
  ///     touches the border of it.
  /// - Returns: The view with its overlay.
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    overlay { Rectangle().fill(style).ignoresSafeArea(edges: edges) }
  }

  /// The view with a filled shape in front of it.
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}
