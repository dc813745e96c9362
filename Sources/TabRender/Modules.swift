// What stands behind the library: whoever imports TabRender has the names of all its modules.
@_exported public import TabRenderBar
@_exported public import TabRenderBase
@_exported public import TabRenderDiff
@_exported public import TabRenderDraw
@_exported public import TabRenderPNG
@_exported public import TabRenderScene
