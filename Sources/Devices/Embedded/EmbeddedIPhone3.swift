// Written by Scripts/embed-profiles.py from Profiles/iphone.yaml; change that file and run the script.
enum EmbeddedIPhone3 {
  static let text: StaticString = #"""
      - id: iphone-16
        name: iPhone 16
        platform: ios
        family: phone
        year: 2024
        pixelSize: [1179, 2556]
        scale: 3
        safeArea: {portrait: {top: 59, bottom: 34}, landscape: {left: 59, bottom: 21, right: 59}}
        statusBarHeight: {portrait: 54, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 55
        cornerCurve: continuous
        cutout: {kind: dynamicIsland, rect: [133.5, 11, 126, 37.33]}
        ppi: 460
        displayZoom: [320, 693]
        verified: true
        confidence: 10

      - id: iphone-14-pro-max
        name: iPhone 14 Pro Max
        platform: ios
        family: phone
        year: 2022
        pixelSize: [1290, 2796]
        scale: 3
        safeArea: {portrait: {top: 59, bottom: 34}, landscape: {left: 59, bottom: 21, right: 59}}
        statusBarHeight: {portrait: 54, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 55
        cornerCurve: continuous
        cutout: {kind: dynamicIsland, rect: [152, 11, 126, 37.33]}
        ppi: 460
        displayZoom: [375, 812]
        verified: true
        confidence: 13

      - id: iphone-15-plus
        name: iPhone 15 Plus
        platform: ios
        family: phone
        year: 2023
        pixelSize: [1290, 2796]
        scale: 3
        safeArea: {portrait: {top: 59, bottom: 34}, landscape: {left: 59, bottom: 21, right: 59}}
        statusBarHeight: {portrait: 54, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 55
        cornerCurve: continuous
        cutout: {kind: dynamicIsland, rect: [152, 11, 126, 37.33]}
        ppi: 460
        displayZoom: [375, 812]
        verified: true
        confidence: 9

      - id: iphone-15-pro-max
        name: iPhone 15 Pro Max
        platform: ios
        family: phone
        year: 2023
        pixelSize: [1290, 2796]
        scale: 3
        safeArea: {portrait: {top: 59, bottom: 34}, landscape: {left: 59, bottom: 21, right: 59}}
        statusBarHeight: {portrait: 54, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 55
        cornerCurve: continuous
        cutout: {kind: dynamicIsland, rect: [152, 11, 126, 37.33]}
        ppi: 460
        displayZoom: [375, 812]
        verified: true
        confidence: 11

      - id: iphone-16-plus
        name: iPhone 16 Plus
        platform: ios
        family: phone
        year: 2024
        pixelSize: [1290, 2796]
        scale: 3
        safeArea: {portrait: {top: 59, bottom: 34}, landscape: {left: 59, bottom: 21, right: 59}}
        statusBarHeight: {portrait: 54, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 55
        cornerCurve: continuous
        cutout: {kind: dynamicIsland, rect: [152, 11, 126, 37.33]}
        ppi: 460
        displayZoom: [375, 812]
        verified: true
        confidence: 10

      - id: iphone-16-pro
        name: iPhone 16 Pro
        platform: ios
        family: phone
        year: 2024
        pixelSize: [1206, 2622]
        scale: 3
        safeArea: {portrait: {top: 62, bottom: 34}, landscape: {left: 62, bottom: 21, right: 62}}
        statusBarHeight: {portrait: 54, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 62
        cornerCurve: continuous
        cutout: {kind: dynamicIsland, rect: [138, 13.67, 126, 37.33]}
        ppi: 460
        displayZoom: [320, 693]
        verified: true
        confidence: 9

      - id: iphone-17
        name: iPhone 17
        platform: ios
        family: phone
        year: 2025
        pixelSize: [1206, 2622]
        scale: 3
        safeArea: {portrait: {top: 62, bottom: 34}, landscape: {left: 62, bottom: 21, right: 62}}
        statusBarHeight: {portrait: 54, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 62
        cornerCurve: continuous
        cutout: {kind: dynamicIsland, rect: [138, 13.67, 126, 37.33]}
        ppi: 460
        displayZoom: [320, 693]
        verified: true
        confidence: 7
        inferred: [safeArea]

      - id: iphone-17-pro
        name: iPhone 17 Pro
        platform: ios
        family: phone
        year: 2025
        pixelSize: [1206, 2622]
        scale: 3
        safeArea: {portrait: {top: 62, bottom: 34}, landscape: {left: 62, bottom: 21, right: 62}}
        statusBarHeight: {portrait: 54, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 62
        cornerCurve: continuous
        cutout: {kind: dynamicIsland, rect: [138, 13.67, 126, 37.33]}
        ppi: 460
        displayZoom: [320, 693]
        verified: true
        confidence: 8
        inferred: [safeArea]

      - id: iphone-18-pro
        name: iPhone 18 Pro
        platform: ios
        family: phone
        year: 2026
        pixelSize: [1206, 2622]
        scale: 3
        safeArea: {portrait: {top: 62, bottom: 34}, landscape: {left: 62, bottom: 21, right: 62}}
        statusBarHeight: {portrait: 54, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 62
        cornerCurve: continuous
        cutout: {kind: dynamicIsland, rect: [138, 13.67, 126, 37.33]}
        ppi: 460
        displayZoom: [320, 693]
        verified: true
        confidence: 2
        inferred: [safeArea, sizeClass]

      - id: iphone-16-pro-max
        name: iPhone 16 Pro Max
        platform: ios
        family: phone
        year: 2024
        pixelSize: [1320, 2868]
        scale: 3
        safeArea: {portrait: {top: 62, bottom: 34}, landscape: {left: 62, bottom: 21, right: 62}}
        statusBarHeight: {portrait: 54, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 62
        cornerCurve: continuous
        cutout: {kind: dynamicIsland, rect: [157, 13.67, 126, 37.33]}
        ppi: 460
        displayZoom: [375, 812]
        verified: true
        confidence: 9

      - id: iphone-17-pro-max
        name: iPhone 17 Pro Max
        platform: ios
        family: phone
        year: 2025
        pixelSize: [1320, 2868]
        scale: 3
        safeArea: {portrait: {top: 62, bottom: 34}, landscape: {left: 62, bottom: 21, right: 62}}
        statusBarHeight: {portrait: 54, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 62
        cornerCurve: continuous
        cutout: {kind: dynamicIsland, rect: [157, 13.67, 126, 37.33]}
        ppi: 460
        displayZoom: [375, 812]
        verified: true
        confidence: 8
        inferred: [safeArea]

      - id: iphone-18-pro-max
        name: iPhone 18 Pro Max
        platform: ios
        family: phone
        year: 2026
        pixelSize: [1320, 2868]
        scale: 3
        safeArea: {portrait: {top: 62, bottom: 34}, landscape: {left: 62, bottom: 21, right: 62}}
        statusBarHeight: {portrait: 54, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 62
        cornerCurve: continuous
        cutout: {kind: dynamicIsland, rect: [157, 13.67, 126, 37.33]}
        ppi: 460
        displayZoom: [375, 812]
        verified: true
        confidence: 2
        inferred: [safeArea, sizeClass]

      - id: iphone-air
        name: iPhone Air
        platform: ios
        family: phone
        year: 2025
        pixelSize: [1260, 2736]
        scale: 3
        safeArea: {portrait: {top: 68, bottom: 34}, landscape: {left: 68, bottom: 21, right: 68}}
        statusBarHeight: {portrait: 59, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 62
        cornerCurve: continuous
        cutout: {kind: dynamicIsland, rect: [147, 19.67, 126, 37.33]}
        ppi: 460
        displayZoom: [375, 812]
        verified: true
        confidence: 6

      - id: iphone-duo-outer
        name: iPhone Duo (outer display)
        platform: ios
        family: phone
        year: 2026
        pixelSize: [1398, 2034]
        scale: 3
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        cornerCurve: none
        cutout: {kind: punchHole}
        ppi: 460
        verified: true
        confidence: 3

      - id: iphone-duo-inner
        name: iPhone Duo (inner display)
        platform: ios
        family: phone
        year: 2026
        pixelSize: [2007, 2853]
        scale: 3
        panelPixelSize: [1878, 2670]
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        cornerCurve: none
        cutout: {kind: none}
        ppi: 430
        verified: true
        confidence: 2

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
        verified: true
        confidence: 2
        inferred: [safeArea]

    """#
}
