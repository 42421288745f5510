#if canImport(Darwin)
import Darwin
#else
@preconcurrency import Glibc
#endif

extension Settings {
  /// The whole environment, `NAME=value` each, for a program that is started on behalf of whoever runs this.
  package static func inheritedVariables() -> [String] {
    #if canImport(Darwin)
    var next = _NSGetEnviron().pointee
    #else
    var next = environ
    #endif
    var variables: [String] = []
    while let text = next.pointee {
      variables.append(String(cString: text))
      next += 1
    }
    return variables
  }
}
