// A bar is made of layers.
@_exported public import TabRenderBase
@_exported public import TabRenderDraw
