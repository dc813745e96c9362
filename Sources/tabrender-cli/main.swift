import Foundation

exit(process(Array(CommandLine.arguments.dropFirst())).rawValue)
