// Written by Scripts/embed-profiles.py from Profiles/iphone.yaml; change that file and run the script.
enum EmbeddedIPhone1 {
  static let text: StaticString = #"""
    # iPhone and iPod touch.
    # Made by Scripts/make-profiles.py from a table of device facts, and kept by hand since. confidence is how many public
    # sources agree on size and scale, verified whether one states them and none contradicts it. inferred names the keys
    # that rest on a device of the same class; a picture that depends on its safe area has a note (L312).
    # Sizes are in the natural orientation; a key that is absent is unknown, not zero.
    format: 1
    profiles:
      - id: iphone-3gs
        name: iPhone 3GS
        platform: ios
        family: phone
        year: 2009
        pixelSize: [320, 480]
        scale: 1
        safeArea: {portrait: {top: 20}, landscape: {top: 20}}
        statusBarHeight: {portrait: 20, landscape: 20}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 163
        defaultTextSize: large
        frame: {bodyMM: [62.1, 115.5], bezel: [39.3, 130.6]}
        verified: true
        confidence: 4
        inferred: [safeArea, sizeClass]

      - id: iphone-4
        name: iPhone 4
        platform: ios
        family: phone
        year: 2010
        pixelSize: [640, 960]
        scale: 2
        safeArea: {portrait: {top: 20}, landscape: {top: 20}}
        statusBarHeight: {portrait: 20, landscape: 20}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 326
        defaultTextSize: large
        frame: {bodyMM: [58.6, 115.2], bezel: [28, 129.6]}
        verified: true
        confidence: 7
        inferred: [safeArea, sizeClass]

      - id: iphone-4s
        name: iPhone 4S
        platform: ios
        family: phone
        year: 2011
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
        frame: {bodyMM: [58.6, 115.2], bezel: [28, 129.6]}
        verified: true
        confidence: 5
        inferred: [safeArea, sizeClass]

      - id: iphone-5
        name: iPhone 5
        platform: ios
        family: phone
        year: 2012
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
        frame: {bodyMM: [58.6, 123.8], bezel: [28, 113.2]}
        verified: true
        confidence: 8
        inferred: [safeArea, sizeClass]

      - id: iphone-5c
        name: iPhone 5c
        platform: ios
        family: phone
        year: 2013
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
        frame: {bodyMM: [59.2, 124.4], bezel: [30, 115.2]}
        verified: true
        confidence: 7
        inferred: [safeArea, sizeClass]

      - id: iphone-5s
        name: iPhone 5s
        platform: ios
        family: phone
        year: 2013
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
        frame: {bodyMM: [58.6, 123.8], bezel: [28, 113.2]}
        verified: true
        confidence: 7
        inferred: [safeArea, sizeClass]

      - id: iphone-se-1
        name: iPhone SE (1st generation)
        platform: ios
        family: phone
        year: 2016
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
        frame: {bodyMM: [58.6, 123.8], bezel: [28, 113.2]}
        verified: true
        confidence: 11

      - id: iphone-6
        name: iPhone 6
        platform: ios
        family: phone
        year: 2014
        pixelSize: [750, 1334]
        scale: 2
        safeArea: {portrait: {top: 20}, landscape: 0}
        statusBarHeight: {portrait: 20, landscape: 0}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 326
        displayZoom: [320, 568]
        defaultTextSize: large
        frame: {bodyMM: [67, 138.1], bezel: [27.5, 109.6]}
        verified: true
        confidence: 10
        inferred: [safeArea, sizeClass]

      - id: iphone-6s
        name: iPhone 6s
        platform: ios
        family: phone
        year: 2015
        pixelSize: [750, 1334]
        scale: 2
        safeArea: {portrait: {top: 20}, landscape: 0}
        statusBarHeight: {portrait: 20, landscape: 0}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 326
        displayZoom: [320, 568]
        defaultTextSize: large
        frame: {bodyMM: [67.1, 138.3], bezel: [27.8, 110.3]}
        verified: true
        confidence: 9
        inferred: [safeArea]

      - id: iphone-7
        name: iPhone 7
        platform: ios
        family: phone
        year: 2016
        pixelSize: [750, 1334]
        scale: 2
        safeArea: {portrait: {top: 20}, landscape: 0}
        statusBarHeight: {portrait: 20, landscape: 0}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 326
        displayZoom: [320, 568]
        defaultTextSize: large
        frame: {bodyMM: [67.1, 138.3], bezel: [27.8, 110.3]}
        verified: true
        confidence: 10
        inferred: [safeArea]

      - id: iphone-8
        name: iPhone 8
        platform: ios
        family: phone
        year: 2017
        pixelSize: [750, 1334]
        scale: 2
        safeArea: {portrait: {top: 20}, landscape: 0}
        statusBarHeight: {portrait: 20, landscape: 0}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 326
        displayZoom: [320, 568]
        defaultTextSize: large
        frame: {bodyMM: [67.3, 138.4], bezel: [28.4, 110.6]}
        verified: true
        confidence: 12

      - id: iphone-se-2
        name: iPhone SE (2nd generation)
        platform: ios
        family: phone
        year: 2020
        pixelSize: [750, 1334]
        scale: 2
        safeArea: {portrait: {top: 20}, landscape: 0}
        statusBarHeight: {portrait: 20, landscape: 0}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 326
        displayZoom: [320, 568]
        defaultTextSize: large
        frame: {bodyMM: [67.3, 138.4], bezel: [28.4, 110.6]}
        verified: true
        confidence: 11

      - id: iphone-se-3
        name: iPhone SE (3rd generation)
        platform: ios
        family: phone
        year: 2022
        pixelSize: [750, 1334]
        scale: 2
        safeArea: {portrait: {top: 20}, landscape: 0}
        statusBarHeight: {portrait: 20, landscape: 0}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 326
        displayZoom: [320, 568]
        defaultTextSize: large
        frame: {bodyMM: [67.3, 138.4], bezel: [28.4, 110.6]}
        verified: true
        confidence: 8

      - id: iphone-6-plus
        name: iPhone 6 Plus
        platform: ios
        family: phone
        year: 2014
        pixelSize: [1242, 2208]
        scale: 3
        panelPixelSize: [1080, 1920]
        safeArea: {portrait: {top: 20}, landscape: 0}
        statusBarHeight: {portrait: 20, landscape: 0}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 401
        displayZoom: [375, 667]
        defaultTextSize: large
        frame: {bodyMM: [77.8, 158.1], bezel: [28.4, 110.4]}
        verified: true
        confidence: 9
        inferred: [safeArea, sizeClass]

      - id: iphone-6s-plus
        name: iPhone 6s Plus
        platform: ios
        family: phone
        year: 2015
        pixelSize: [1242, 2208]
        scale: 3
        panelPixelSize: [1080, 1920]
        safeArea: {portrait: {top: 20}, landscape: 0}
        statusBarHeight: {portrait: 20, landscape: 0}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 401
        displayZoom: [375, 667]
        defaultTextSize: large
        frame: {bodyMM: [77.9, 158.2], bezel: [28.7, 110.7]}
        verified: true
        confidence: 8
        inferred: [safeArea]

      - id: iphone-7-plus
        name: iPhone 7 Plus
        platform: ios
        family: phone
        year: 2016
        pixelSize: [1242, 2208]
        scale: 3
        panelPixelSize: [1080, 1920]
        safeArea: {portrait: {top: 20}, landscape: 0}
        statusBarHeight: {portrait: 20, landscape: 0}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 401
        displayZoom: [375, 667]
        defaultTextSize: large
        frame: {bodyMM: [77.9, 158.2], bezel: [28.7, 110.7]}
        verified: true
        confidence: 10
        inferred: [safeArea]

      - id: iphone-8-plus
        name: iPhone 8 Plus
        platform: ios
        family: phone
        year: 2017
        pixelSize: [1242, 2208]
        scale: 3
        panelPixelSize: [1080, 1920]
        safeArea: {portrait: {top: 20}, landscape: 0}
        statusBarHeight: {portrait: 20, landscape: 0}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 401
        displayZoom: [375, 667]
        defaultTextSize: large
        frame: {bodyMM: [78.1, 158.4], bezel: [29.3, 111.3]}
        verified: true
        confidence: 14

      - id: iphone-x
        name: iPhone X
        platform: ios
        family: phone
        year: 2017
        pixelSize: [1125, 2436]
        scale: 3
        safeArea: {portrait: {top: 44, bottom: 34}, landscape: {left: 44, bottom: 21, right: 44}}
        statusBarHeight: {portrait: 44, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 39
        cornerCurve: continuous
        cutout: {kind: notch, rect: [76, 0, 223, 30]}
        ppi: 458
        displayZoom: [320, 693]
        defaultTextSize: large
        frame: {bodyMM: [70.9, 143.6], bezel: [25.6, 25.6], outerCornerRadius: 64.6}
        verified: true
        confidence: 14


    """#
}
