import PNG
import Problems
import References

/// Two files, decoded as far as it took to know whether they are the same.
///
/// It is a step of its own so that the files can be let go before anything is compared and painted.
struct DecodedPair: Sendable {
  let pictures: PNGPair
  let colorChunks: [String]
  /// The files themselves, for whoever shows them; nil where nobody does.
  let files: (a: [UInt8], b: [UInt8])?

  init(_ pair: DiffPair, keepsFiles: Bool) throws(DiffFaults) {
    do throws(PNGPairError) {
      pictures = try decodePair(pair.a.file, pair.b.file, pixelLimit: diffPixelLimit)
    } catch {
      throw DiffFaults(.picture(error.side == .first ? .a : .b, PictureFault(error.error)))
    }
    colorChunks = colorChunkDifferences(pair.a.file, pair.b.file)
    files = keepsFiles ? (pair.a.bytes, pair.b.bytes) : nil
  }
}
