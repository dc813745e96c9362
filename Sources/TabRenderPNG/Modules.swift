// Files are read to pictures and written from them.
@_exported public import TabRenderBase
