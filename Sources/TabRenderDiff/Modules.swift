// What is compared are pictures.
@_exported public import TabRenderBase
