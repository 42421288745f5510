import Canvas
import Problems

extension PictureFault {
  /// What the SVG library found, in the words of problems.
  init(_ error: CanvasError) {
    switch error {
    case .svgLibraryMissing(let package, _): self = .noSVGLibrary(package: package)
    case .svgUnreadable(let reason): self = .unreadable(reason)
    case .svgRefused(let refusal): self = Self.fault(of: refusal)
    case .svgWithoutSize: self = .svgWithoutSize
    case .surfaceSize(let width, let height): self = .badSize(width: width, height: height)
    default: self = .unreadable("\(error)")
    }
  }

  private static func fault(of refusal: SVGRefusal) -> PictureFault {
    switch refusal {
    case .text(let element): .svgRefused("<\(element)>")
    case .externalReference(let address): .svgRefused(address)
    case .documentType: .svgRefused("<!DOCTYPE>")
    case .styleSheet(let words): .svgRefused(words)
    case .systemLanguage: .svgRefused("systemLanguage")
    case .filter(let element): .svgFilter("<\(element)>")
    case .tooManyBytes(let limit): .svgTooLarge(limit: limit, unit: "bytes")
    case .tooManyElements(let limit): .svgTooLarge(limit: limit, unit: "elements")
    case .tooDeep(let limit): .svgTooLarge(limit: limit, unit: "elements in each other")
    case .tooManyDashes(let limit): .svgTooLarge(limit: limit, unit: "dashes")
    case .tooMuchStyle(let limit): .svgTooLarge(limit: limit, unit: "bytes of style sheets")
    }
  }
}

extension UnsteadyPart {
  /// The part in the words of the SVG library.
  var inSVG: SVGUnsteadyPart {
    switch self {
    case .gradients: .gradients
    case .strokes: .strokes
    case .opacities: .opacities
    }
  }
}
