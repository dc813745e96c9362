// Whoever imports this module has what UIKit's users have: Foundation, geometry, colours and layers.
@_exported public import Foundation
@_exported public import TabRenderBase
@_exported public import TabRenderDraw
