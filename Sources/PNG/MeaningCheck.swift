extension PNGFile {
  /// Throws where palette or transparency is missing or not of the form that the header asks for.
  ///
  /// libpng passes over most of this with a warning, and then shows other colours than were meant.
  func checkMeaning() throws(PNGError) {
    let palette = meaning.first { $0.type == .palette }
    guard isSound(palette: palette) else { throw .badChunk(ChunkType.palette.name) }
    guard let transparency = meaning.first(where: { $0.type == .transparency }) else { return }
    let length = transparency.data.count
    let isSound =
      switch header.colorType {
      case .gray: length == 2
      case .rgb: length == 6
      case .palette: length <= (palette?.data.count ?? 0) / 3
      case .grayAlpha, .rgba: false
      }
    guard isSound else { throw .badChunk(ChunkType.transparency.name) }
  }

  private func isSound(palette: Chunk?) -> Bool {
    guard let length = palette?.data.count else { return header.colorType != .palette }
    // Of other pictures it is a suggestion for screens of few colours.
    let greatest = header.colorType == .palette ? 1 << Int(header.bitDepth) : Palette.greatestCount
    return length % 3 == 0 && (1...greatest).contains(length / 3)
  }
}
