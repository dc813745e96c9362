import Foundation

extension Device {
  /// Every known device, in the order of `tabrender list devices`: iPhones by year, then iPads.
  ///
  /// Point sizes, scales and insets are UIKit's, in portrait.
  public static let all: [Device] = [
    Device("iphone-se", "iPhone SE (2nd, 3rd generation)", 375, 667, 2, 20, 0, 0),
    Device("iphone-11", "iPhone 11, XR", 414, 896, 2, 48, 34, 41.5),
    Device("iphone-11-pro", "iPhone 11 Pro, X, XS", 375, 812, 3, 44, 34, 39),
    Device("iphone-11-pro-max", "iPhone 11 Pro Max, XS Max", 414, 896, 3, 44, 34, 39),
    Device("iphone-12-mini", "iPhone 12 mini", 375, 812, 3, 50, 34, 44),
    Device("iphone-12", "iPhone 12, 12 Pro", 390, 844, 3, 47, 34, 47.33),
    Device("iphone-12-pro-max", "iPhone 12 Pro Max", 428, 926, 3, 47, 34, 53.33),
    Device("iphone-13-mini", "iPhone 13 mini", 375, 812, 3, 50, 34, 44),
    Device("iphone-13", "iPhone 13, 13 Pro", 390, 844, 3, 47, 34, 47.33),
    Device("iphone-13-pro-max", "iPhone 13 Pro Max", 428, 926, 3, 47, 34, 53.33),
    Device("iphone-14", "iPhone 14", 390, 844, 3, 47, 34, 47.33),
    Device("iphone-14-plus", "iPhone 14 Plus", 428, 926, 3, 47, 34, 53.33),
    Device("iphone-14-pro", "iPhone 14 Pro", 393, 852, 3, 59, 34, 55),
    Device("iphone-14-pro-max", "iPhone 14 Pro Max", 430, 932, 3, 59, 34, 55),
    Device("iphone-15", "iPhone 15", 393, 852, 3, 59, 34, 55),
    Device("iphone-15-plus", "iPhone 15 Plus", 430, 932, 3, 59, 34, 55),
    Device("iphone-15-pro", "iPhone 15 Pro", 393, 852, 3, 59, 34, 55),
    Device("iphone-15-pro-max", "iPhone 15 Pro Max", 430, 932, 3, 59, 34, 55),
    Device("iphone-16e", "iPhone 16e", 390, 844, 3, 47, 34, 47.33),
    iPhone16,
    Device("iphone-16-plus", "iPhone 16 Plus", 430, 932, 3, 59, 34, 55),
    Device("iphone-16-pro", "iPhone 16 Pro", 402, 874, 3, 62, 34, 62),
    Device("iphone-16-pro-max", "iPhone 16 Pro Max", 440, 956, 3, 62, 34, 62),
    Device("iphone-17", "iPhone 17", 402, 874, 3, 62, 34, 62),
    Device("iphone-air", "iPhone Air", 420, 912, 3, 68, 34, 62),
    Device("iphone-17-pro", "iPhone 17 Pro", 402, 874, 3, 62, 34, 62),
    Device("iphone-17-pro-max", "iPhone 17 Pro Max", 440, 956, 3, 62, 34, 62),
    Device("ipad-9", "iPad (9th generation)", 810, 1080, 2, 20, 0, 0),
    Device("ipad", "iPad (10th generation, A16)", 820, 1180, 2, 24, 20, 25),
    Device("ipad-mini", "iPad mini (6th generation, A17 Pro)", 744, 1133, 2, 24, 20, 21.5),
    Device("ipad-air-11", "iPad Air 11-inch", 820, 1180, 2, 24, 20, 18),
    Device("ipad-air-13", "iPad Air 13-inch", 1024, 1366, 2, 24, 20, 18),
    Device(
      "ipad-pro-12.9", "iPad Pro 12.9-inch (3rd to 6th generation)", 1024, 1366, 2, 24, 20, 18),
    Device("ipad-pro-11", "iPad Pro 11-inch (M4)", 834, 1210, 2, 24, 20, 30),
    Device("ipad-pro-13", "iPad Pro 13-inch (M4)", 1032, 1376, 2, 24, 20, 30),
  ]

  /// The device that scenes are drawn for when nothing else is said.
  public static let iPhone16 = Device("iphone-16", "iPhone 16", 393, 852, 3, 59, 34, 55)

  /// A row of the table: name, title, width and height in points, scale, the insets at the top and
  /// the bottom, and the radius of the display's corners.
  private init(
    _ name: String, _ title: String, _ width: Double, _ height: Double, _ scale: Double,
    _ top: Double, _ bottom: Double, _ displayCornerRadius: Double
  ) {
    self.init(
      name: name, title: title, size: CGSize(width: width, height: height), scale: scale,
      safeArea: UIEdgeInsets(top: CGFloat(top), bottom: CGFloat(bottom)),
      displayCornerRadius: displayCornerRadius)
  }
}
