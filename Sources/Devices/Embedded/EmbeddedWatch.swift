// Written by Scripts/embed-profiles.py from Profiles/watch.yaml; change that file and run the script.
enum EmbeddedWatch {
  static let text: StaticString = #"""
    # Apple Watch, by the size of the case.
    # Made by Scripts/make-profiles.py from a table of device facts, and kept by hand since. confidence is how many public
    # sources agree on size and scale, verified whether one states them and none contradicts it. inferred names the keys
    # that rest on a device of the same class; a picture that depends on its safe area has a note (L312).
    # Sizes are in the natural orientation; a key that is absent is unknown, not zero.
    format: 1
    profiles:
      - id: apple-watch-38mm
        name: Apple Watch 38mm (Series 0-3)
        aliases: [apple-watch-series-1-38mm, apple-watch-series-2-38mm, apple-watch-series-3-38mm]
        platform: watchos
        family: watch
        year: 2015
        pixelSize: [272, 340]
        scale: 2
        sizeClass: {portrait: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 290
        defaultTextSize: small
        verified: true
        confidence: 2

      - id: apple-watch-42mm
        name: Apple Watch 42mm (Series 0-3)
        aliases: [apple-watch-series-1-42mm, apple-watch-series-2-42mm, apple-watch-series-3-42mm]
        platform: watchos
        family: watch
        year: 2015
        pixelSize: [312, 390]
        scale: 2
        sizeClass: {portrait: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 303
        defaultTextSize: large
        verified: true
        confidence: 3

      - id: apple-watch-40mm
        name: Apple Watch 40mm (Series 4-6, SE)
        aliases: [apple-watch-series-4-40mm, apple-watch-series-5-40mm, apple-watch-series-6-40mm, apple-watch-se-40mm]
        platform: watchos
        family: watch
        year: 2018
        pixelSize: [324, 394]
        scale: 2
        sizeClass: {portrait: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 28
        cornerCurve: continuous
        cutout: {kind: none}
        ppi: 326
        defaultTextSize: large
        verified: true
        confidence: 3

      - id: apple-watch-44mm
        name: Apple Watch 44mm (Series 4-6, SE)
        aliases: [apple-watch-series-4-44mm, apple-watch-series-5-44mm, apple-watch-series-6-44mm, apple-watch-se-44mm]
        platform: watchos
        family: watch
        year: 2018
        pixelSize: [368, 448]
        scale: 2
        sizeClass: {portrait: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 31
        cornerCurve: continuous
        cutout: {kind: none}
        ppi: 326
        defaultTextSize: xLarge
        verified: true
        confidence: 3

      - id: apple-watch-41mm
        name: Apple Watch 41mm (Series 7-9)
        aliases: [apple-watch-series-7-41mm, apple-watch-series-8-41mm, apple-watch-series-9-41mm]
        platform: watchos
        family: watch
        year: 2021
        pixelSize: [352, 430]
        scale: 2
        sizeClass: {portrait: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 37
        cornerCurve: continuous
        cutout: {kind: none}
        ppi: 326
        defaultTextSize: large
        verified: true
        confidence: 3

      - id: apple-watch-45mm
        name: Apple Watch 45mm (Series 7-9)
        aliases: [apple-watch-series-7-45mm, apple-watch-series-8-45mm, apple-watch-series-9-45mm]
        platform: watchos
        family: watch
        year: 2021
        pixelSize: [396, 484]
        scale: 2
        sizeClass: {portrait: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 38
        cornerCurve: continuous
        cutout: {kind: none}
        ppi: 326
        defaultTextSize: xLarge
        verified: true
        confidence: 3

      - id: apple-watch-series-10-42mm
        name: Apple Watch 42mm (Series 10, 11)
        aliases: [apple-watch-series-11-42mm]
        platform: watchos
        family: watch
        year: 2024
        pixelSize: [374, 446]
        scale: 2
        sizeClass: {portrait: {horizontal: compact, vertical: compact}}
        cutout: {kind: none}
        ppi: 326
        defaultTextSize: large
        verified: true
        confidence: 3

      - id: apple-watch-series-10-46mm
        name: Apple Watch 46mm (Series 10, 11)
        aliases: [apple-watch-series-11-46mm]
        platform: watchos
        family: watch
        year: 2024
        pixelSize: [416, 496]
        scale: 2
        sizeClass: {portrait: {horizontal: compact, vertical: compact}}
        cutout: {kind: none}
        ppi: 326
        defaultTextSize: xLarge
        verified: true
        confidence: 3

      - id: apple-watch-ultra
        name: Apple Watch Ultra (1st-2nd generation) 49mm
        aliases: [apple-watch-ultra-1, apple-watch-ultra-2]
        platform: watchos
        family: watch
        year: 2022
        pixelSize: [410, 502]
        scale: 2
        sizeClass: {portrait: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 38
        cornerCurve: continuous
        cutout: {kind: none}
        ppi: 338
        defaultTextSize: xLarge
        verified: true
        confidence: 3

      - id: apple-watch-ultra-3
        name: Apple Watch Ultra 3 49mm
        platform: watchos
        family: watch
        year: 2025
        pixelSize: [422, 514]
        scale: 2
        sizeClass: {portrait: {horizontal: compact, vertical: compact}}
        cutout: {kind: none}
        ppi: 326
        defaultTextSize: xLarge
        verified: true
        confidence: 2

    """#
}
