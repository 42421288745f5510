/// Marks those of eight classes that stand for different pixels, with the lowest bit of their bytes.
///
/// Only the classes 1 and 2 do; the others of `PixelClasses` are 0 and 3 to 5.
@inline(__always)
func differentBytes(_ classes: UInt64) -> UInt64 {
  (classes ^ classes &>> 1) & ~(classes &>> 2) & 0x0101_0101_0101_0101
}

/// Loads eight classes, the first in the lowest byte; zeroes stand for those from `count` on.
@inline(__always)
func eightClasses(_ bytes: UnsafePointer<UInt8>, from index: Int, count: Int) -> UInt64 {
  if index &+ 8 <= count {
    return UInt64(littleEndian: UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self))
  }
  var word: UInt64 = 0
  var place = index
  while place < count {
    word |= UInt64(bytes[place]) &<< UInt64((place &- index) &* 8)
    place &+= 1
  }
  return word
}

/// The lowest `count` bytes of a word, all ones; all of them from 8 on.
@inline(__always)
func lowBytes(_ count: Int) -> UInt64 {
  count >= 8 ? .max : count <= 0 ? 0 : 1 &<< UInt64(count &* 8) &- 1
}
