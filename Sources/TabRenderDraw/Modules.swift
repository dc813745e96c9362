// Layers, outlines and text speak of geometry, colours and pictures.
@_exported public import TabRenderBase
