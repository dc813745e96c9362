import Foundation
import TabRender

let root = CALayer()
root.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
let content = CALayer(); content.frame = root.bounds; content.backgroundColor = Color(hex: 0xff0000)
let shadow = CALayer(); shadow.frame = CGRect(x: 0, y: 769, width: 393, height: 83)
shadow.backgroundColor = .white; shadow.cornerRadius = 16; shadow.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
shadow.shadowOpacity = 0.3; shadow.shadowRadius = 10; shadow.shadowOffset = CGSize(width: 0, height: -8)
let bar = CALayer(); bar.frame = shadow.frame; bar.cornerRadius = 16; bar.maskedCorners = shadow.maskedCorners; bar.masksToBounds = true
let back = CALayer(); back.frame = bar.bounds; back.backgroundColor = .white
bar.addSublayer(back)
root.addSublayer(content); root.addSublayer(shadow); root.addSublayer(bar)
let clock = ContinuousClock()
for _ in 0..<3 {
  var bitmap: Bitmap?
  print(clock.measure {
    let list = DisplayList(root, width: 1179, height: 2556, scale: 3, background: .white)
    bitmap = Renderer(threads: CommandLine.arguments.count).render(list)
  })
  for (x, y) in [(2.5, 771.5), (4.5, 773.5), (195.5, 769.0), (195.5, 763.5), (195.5, 748.5), (195.5, 698.5), (195, 800)] {
    print(x, y, bitmap![Int(x * 3), Int(y * 3)].red, terminator: "; ")
  }
  print()
}
