// Feeds one of the readers bytes that nobody wrote. `make fuzz` runs all of them.
//
//   FUZZ_TARGET=png fuzz [folder of inputs] [options of libFuzzer]
//   FUZZ_TARGET=png fuzz --prepare folder dictionary

import CFuzzer
import Foundation
import TabRender

guard let target = FuzzTarget.chosen else {
  let names = FuzzTarget.allCases.map(\.rawValue).joined(separator: ", ")
  print("Set FUZZ_TARGET to one of \(names).")
  exit(64)
}

let words = CommandLine.arguments
if words.count == 4, words[1] == "--prepare" {
  try target.prepare(seeds: words[2], dictionary: words[3])
} else {
  var count = CommandLine.argc
  var arguments = unsafe CommandLine.unsafeArgv
  let status = unsafe LLVMFuzzerRunDriver(&count, &arguments) { start, count in
    FuzzTarget.chosen?.check(unsafe [UInt8](UnsafeBufferPointer(start: start, count: count)))
    return 0
  }
  exit(status)
}
