/// A grey JPEG of 29 × 19 pixels that says in as many scans as one likes, up to 127, that there is nothing in it: one for the
/// mean of each block, then two for each of their 63 frequencies.
func flatProgressive(scans: Int) -> [UInt8] {
  func segment(_ marker: UInt8, _ data: [UInt8]) -> [UInt8] { [0xFF, marker, 0, UInt8(data.count + 2)] + data }
  // Tables of one code, the bit 0: of means for "no difference", of the others for "the next 8 to 15 blocks are empty".
  func table(_ kind: UInt8, _ symbol: UInt8) -> [UInt8] {
    segment(0xC4, [kind, 1] + [UInt8](repeating: 0, count: 15) + [symbol])
  }
  func scan(_ frequency: UInt8, _ precision: UInt8, _ bits: [UInt8]) -> [UInt8] {
    segment(0xDA, [1, 1, 0, frequency, frequency, precision]) + bits
  }
  var file: [UInt8] = [0xFF, 0xD8] + segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
  file += segment(0xC2, [8, 0, 19, 0, 29, 1, 1, 0x11, 0]) + table(0x00, 0) + table(0x10, 0x30)
  // Twelve blocks: twelve times 0; or 0 and 100, which is 8 + 4 of them.
  var all = [scan(0, 0x00, [0x00, 0x0F])]
  for frequency in UInt8(1)...63 { all += [scan(frequency, 0x01, [0x4F]), scan(frequency, 0x10, [0x4F])] }
  return file + all.prefix(scans).flatMap(\.self) + [0xFF, 0xD9]
}
