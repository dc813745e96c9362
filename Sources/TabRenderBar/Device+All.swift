import Foundation
import TabRenderBase

extension Device {
  /// Every known device, in the order of `tabrender list devices`: iPhones by year, then iPads.
  ///
  /// Point sizes, scales and insets are UIKit's, in portrait.
  public static var all: [Device] {
    [
      Device(
        name: "iphone-se", title: "iPhone SE (2nd, 3rd generation)",
        size: CGSize(width: 375, height: 667), scale: 2,
        safeArea: UIEdgeInsets(top: 20, bottom: 0), displayCornerRadius: 0),
      Device(
        name: "iphone-11", title: "iPhone 11, XR", size: CGSize(width: 414, height: 896), scale: 2,
        safeArea: UIEdgeInsets(top: 48, bottom: 34), displayCornerRadius: 41.5),
      Device(
        name: "iphone-11-pro", title: "iPhone 11 Pro, X, XS", size: CGSize(width: 375, height: 812),
        scale: 3,
        safeArea: UIEdgeInsets(top: 44, bottom: 34), displayCornerRadius: 39),
      Device(
        name: "iphone-11-pro-max", title: "iPhone 11 Pro Max, XS Max",
        size: CGSize(width: 414, height: 896), scale: 3,
        safeArea: UIEdgeInsets(top: 44, bottom: 34), displayCornerRadius: 39),
      Device(
        name: "iphone-12-mini", title: "iPhone 12 mini", size: CGSize(width: 375, height: 812),
        scale: 3,
        safeArea: UIEdgeInsets(top: 50, bottom: 34), displayCornerRadius: 44),
      Device(
        name: "iphone-12", title: "iPhone 12, 12 Pro", size: CGSize(width: 390, height: 844),
        scale: 3,
        safeArea: UIEdgeInsets(top: 47, bottom: 34), displayCornerRadius: 47.33),
      Device(
        name: "iphone-12-pro-max", title: "iPhone 12 Pro Max",
        size: CGSize(width: 428, height: 926), scale: 3,
        safeArea: UIEdgeInsets(top: 47, bottom: 34), displayCornerRadius: 53.33),
      Device(
        name: "iphone-13-mini", title: "iPhone 13 mini", size: CGSize(width: 375, height: 812),
        scale: 3,
        safeArea: UIEdgeInsets(top: 50, bottom: 34), displayCornerRadius: 44),
      Device(
        name: "iphone-13", title: "iPhone 13, 13 Pro", size: CGSize(width: 390, height: 844),
        scale: 3,
        safeArea: UIEdgeInsets(top: 47, bottom: 34), displayCornerRadius: 47.33),
      Device(
        name: "iphone-13-pro-max", title: "iPhone 13 Pro Max",
        size: CGSize(width: 428, height: 926), scale: 3,
        safeArea: UIEdgeInsets(top: 47, bottom: 34), displayCornerRadius: 53.33),
      Device(
        name: "iphone-14", title: "iPhone 14", size: CGSize(width: 390, height: 844), scale: 3,
        safeArea: UIEdgeInsets(top: 47, bottom: 34), displayCornerRadius: 47.33),
      Device(
        name: "iphone-14-plus", title: "iPhone 14 Plus", size: CGSize(width: 428, height: 926),
        scale: 3,
        safeArea: UIEdgeInsets(top: 47, bottom: 34), displayCornerRadius: 53.33),
      Device(
        name: "iphone-14-pro", title: "iPhone 14 Pro", size: CGSize(width: 393, height: 852),
        scale: 3,
        safeArea: UIEdgeInsets(top: 59, bottom: 34), displayCornerRadius: 55),
      Device(
        name: "iphone-14-pro-max", title: "iPhone 14 Pro Max",
        size: CGSize(width: 430, height: 932), scale: 3,
        safeArea: UIEdgeInsets(top: 59, bottom: 34), displayCornerRadius: 55),
      Device(
        name: "iphone-15", title: "iPhone 15", size: CGSize(width: 393, height: 852), scale: 3,
        safeArea: UIEdgeInsets(top: 59, bottom: 34), displayCornerRadius: 55),
      Device(
        name: "iphone-15-plus", title: "iPhone 15 Plus", size: CGSize(width: 430, height: 932),
        scale: 3,
        safeArea: UIEdgeInsets(top: 59, bottom: 34), displayCornerRadius: 55),
      Device(
        name: "iphone-15-pro", title: "iPhone 15 Pro", size: CGSize(width: 393, height: 852),
        scale: 3,
        safeArea: UIEdgeInsets(top: 59, bottom: 34), displayCornerRadius: 55),
      Device(
        name: "iphone-15-pro-max", title: "iPhone 15 Pro Max",
        size: CGSize(width: 430, height: 932), scale: 3,
        safeArea: UIEdgeInsets(top: 59, bottom: 34), displayCornerRadius: 55),
      Device(
        name: "iphone-16e", title: "iPhone 16e", size: CGSize(width: 390, height: 844), scale: 3,
        safeArea: UIEdgeInsets(top: 47, bottom: 34), displayCornerRadius: 47.33),
      Device(
        name: "iphone-16", title: "iPhone 16", size: CGSize(width: 393, height: 852), scale: 3,
        safeArea: UIEdgeInsets(top: 59, bottom: 34), displayCornerRadius: 55),
      Device(
        name: "iphone-16-plus", title: "iPhone 16 Plus", size: CGSize(width: 430, height: 932),
        scale: 3,
        safeArea: UIEdgeInsets(top: 59, bottom: 34), displayCornerRadius: 55),
      Device(
        name: "iphone-16-pro", title: "iPhone 16 Pro", size: CGSize(width: 402, height: 874),
        scale: 3,
        safeArea: UIEdgeInsets(top: 62, bottom: 34), displayCornerRadius: 62),
      Device(
        name: "iphone-16-pro-max", title: "iPhone 16 Pro Max",
        size: CGSize(width: 440, height: 956), scale: 3,
        safeArea: UIEdgeInsets(top: 62, bottom: 34), displayCornerRadius: 62),
      Device(
        name: "iphone-17", title: "iPhone 17", size: CGSize(width: 402, height: 874), scale: 3,
        safeArea: UIEdgeInsets(top: 62, bottom: 34), displayCornerRadius: 62),
      Device(
        name: "iphone-air", title: "iPhone Air", size: CGSize(width: 420, height: 912), scale: 3,
        safeArea: UIEdgeInsets(top: 68, bottom: 34), displayCornerRadius: 62),
      Device(
        name: "iphone-17-pro", title: "iPhone 17 Pro", size: CGSize(width: 402, height: 874),
        scale: 3,
        safeArea: UIEdgeInsets(top: 62, bottom: 34), displayCornerRadius: 62),
      Device(
        name: "iphone-17-pro-max", title: "iPhone 17 Pro Max",
        size: CGSize(width: 440, height: 956), scale: 3,
        safeArea: UIEdgeInsets(top: 62, bottom: 34), displayCornerRadius: 62),
      Device(
        name: "ipad-9", title: "iPad (9th generation)", size: CGSize(width: 810, height: 1080),
        scale: 2,
        safeArea: UIEdgeInsets(top: 20, bottom: 0), displayCornerRadius: 0),
      Device(
        name: "ipad", title: "iPad (10th generation, A16)", size: CGSize(width: 820, height: 1180),
        scale: 2,
        safeArea: UIEdgeInsets(top: 24, bottom: 20), displayCornerRadius: 25),
      Device(
        name: "ipad-mini", title: "iPad mini (6th generation, A17 Pro)",
        size: CGSize(width: 744, height: 1133), scale: 2,
        safeArea: UIEdgeInsets(top: 24, bottom: 20), displayCornerRadius: 21.5),
      Device(
        name: "ipad-air-11", title: "iPad Air 11-inch", size: CGSize(width: 820, height: 1180),
        scale: 2,
        safeArea: UIEdgeInsets(top: 24, bottom: 20), displayCornerRadius: 18),
      Device(
        name: "ipad-air-13", title: "iPad Air 13-inch", size: CGSize(width: 1024, height: 1366),
        scale: 2,
        safeArea: UIEdgeInsets(top: 24, bottom: 20), displayCornerRadius: 18),
      Device(
        name: "ipad-pro-12.9", title: "iPad Pro 12.9-inch (3rd to 6th generation)",
        size: CGSize(width: 1024, height: 1366), scale: 2,
        safeArea: UIEdgeInsets(top: 24, bottom: 20), displayCornerRadius: 18),
      Device(
        name: "ipad-pro-11", title: "iPad Pro 11-inch (M4)", size: CGSize(width: 834, height: 1210),
        scale: 2,
        safeArea: UIEdgeInsets(top: 24, bottom: 20), displayCornerRadius: 30),
      Device(
        name: "ipad-pro-13", title: "iPad Pro 13-inch (M4)",
        size: CGSize(width: 1032, height: 1376), scale: 2,
        safeArea: UIEdgeInsets(top: 24, bottom: 20), displayCornerRadius: 30),
    ]
  }
}
