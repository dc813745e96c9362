// A scene speaks of the bar, of layers and of picture files.
@_exported public import TabRenderBase
@_exported public import TabRenderPNG
@_exported public import TabRenderDraw
@_exported public import TabRenderBar
