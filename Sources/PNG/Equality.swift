#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Whether two pieces of memory hold the same bytes; as fast as memory, which `==` of arrays is not.
func areEqual(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Bool {
  guard first.count == second.count else { return false }
  guard let one = first.baseAddress, let other = second.baseAddress else { return true }
  return memcmp(one, other, first.count) == 0
}

/// Whether two arrays hold the same bits.
func areEqual<Element: BitwiseCopyable>(_ first: [Element], _ second: [Element]) -> Bool {
  first.withUnsafeBytes { first in second.withUnsafeBytes { areEqual(first, $0) } }
}
