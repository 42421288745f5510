import Compare
import Graphics
import PNG

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Times comparisons of pictures in memory against `memcmp` of the same buffers.
///
/// Usage: BufferBenchmark ROUNDS A.png SAME.png FEW.png MANY.png. It prints a line a measure: name, median and least
/// milliseconds of processor time, and the median of its ratios to the round's `memcmp`, between tabs.
@main
enum Main {
  static func main() {
    let words = CommandLine.arguments
    guard words.count == 6, let rounds = Int(words[1]), rounds > 0 else {
      complain("usage: BufferBenchmark ROUNDS A.png SAME.png FEW.png MANY.png")
    }
    let pictures = words[2...].map(picture)
    guard pictures[0] == pictures[1] else { complain("\(words[2]) and \(words[3]) have other pixels") }
    let measures = Measure.all(of: pictures[0], pictures[1], few: pictures[2], many: pictures[3])
    for line in Rounds(measures, count: rounds).lines { print(line) }
  }

  private static func picture(_ path: String) -> StraightBitmap {
    guard let file = bytes(of: path), let decoded = try? PNGFile(file),
      let picture = try? decoded.decodeStraight(pixelLimit: 1 << 28)
    else { complain("\(path) is no picture") }
    return picture
  }

  private static func bytes(of path: String) -> [UInt8]? {
    guard let file = fopen(path, "rb") else { return nil }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    var bytes = [UInt8](repeating: 0, count: max(size, 0))
    return fread(&bytes, 1, bytes.count, file) == bytes.count ? bytes : nil
  }

  private static func complain(_ sentence: String) -> Never {
    let line = Array("BufferBenchmark: \(sentence)\n".utf8)
    _ = write(STDERR_FILENO, line, line.count)
    exit(64)
  }
}
