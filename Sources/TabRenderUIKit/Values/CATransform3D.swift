public import Foundation
public import TabRenderBase

#if !canImport(CoreGraphics)
/// The transform of a layer, under Core Animation's name; layers here stay in their plane.
public typealias CATransform3D = CGAffineTransform

/// The transform that changes nothing.
public let CATransform3DIdentity = CGAffineTransform.identity

/// A shift; the third distance has no effect.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CGAffineTransform(translationX: tx, y: ty)
}

/// A scale; the third factor has no effect.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// A rotation about the z axis, or what a rotation about the x or y axis looks like from the front.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  if z != 0 { return CGAffineTransform(rotationAngle: z < 0 ? -angle : angle) }
  let cosine = CGFloat(ElementaryFunctions.cos(Double(angle)))
  return CGAffineTransform(scaleX: y != 0 ? cosine : 1, y: x != 0 ? cosine : 1)
}

/// The transform that applies the first and then the second.
public func CATransform3DConcat(_ first: CATransform3D, _ second: CATransform3D) -> CATransform3D {
  first.concatenating(second)
}

/// An affine transform as the transform of a layer.
public func CATransform3DMakeAffineTransform(_ transform: CGAffineTransform) -> CATransform3D {
  transform
}
#endif
