// Written by Scripts/embed-profiles.py from Profiles/iphone.yaml; change that file and run the script.
enum EmbeddedIPhone4 {
  static let text: StaticString = #"""
      - id: iphone-duo-outer
        name: iPhone Duo (outer display)
        platform: ios
        family: phone
        year: 2026
        pixelSize: [1398, 2034]
        scale: 3
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        cutout: {kind: punchHole, rect: [394.5, 36.3, 35.9, 35.9]}
        ppi: 460
        defaultTextSize: large
        verified: true
        confidence: 3
        inferred: [cutout]
        notes: "the cover of a foldable; its camera is a hole at the upper right, measured in drawings, and its insets are not published"

      - id: iphone-duo-inner
        name: iPhone Duo (inner display)
        platform: ios
        family: phone
        year: 2026
        pixelSize: [2007, 2853]
        scale: 3
        panelPixelSize: [1878, 2670]
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        cutout: {kind: none}
        ppi: 430
        defaultTextSize: large
        verified: true
        confidence: 2
        notes: "the inside of a foldable; rendered at scale 3 and shrunk to the panel, insets not published"

      - id: ipod-touch-4
        name: iPod touch (4th generation)
        platform: ios
        family: phone
        year: 2010
        pixelSize: [640, 960]
        scale: 2
        safeArea: {portrait: {top: 20}, landscape: 0}
        statusBarHeight: {portrait: 20, landscape: 0}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 326
        defaultTextSize: large
        verified: true
        confidence: 1
        inferred: [safeArea, sizeClass]

      - id: ipod-touch-7
        name: iPod touch (5th-7th generation)
        aliases: [ipod-touch-5, ipod-touch-6]
        platform: ios
        family: phone
        year: 2019
        pixelSize: [640, 1136]
        scale: 2
        safeArea: {portrait: {top: 20}, landscape: 0}
        statusBarHeight: {portrait: 20, landscape: 0}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 326
        defaultTextSize: large
        verified: true
        confidence: 2
        inferred: [safeArea]

    """#
}
