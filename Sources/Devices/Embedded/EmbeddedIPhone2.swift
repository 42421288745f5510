// Written by Scripts/embed-profiles.py from Profiles/iphone.yaml; change that file and run the script.
enum EmbeddedIPhone2 {
  static let text: StaticString = #"""
      - id: iphone-xs-max
        name: iPhone XS Max
        platform: ios
        family: phone
        year: 2018
        pixelSize: [1242, 2688]
        scale: 3
        safeArea: {portrait: {top: 44, bottom: 34}, landscape: {left: 44, bottom: 21, right: 44}}
        statusBarHeight: {portrait: 44, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 39
        cornerCurve: continuous
        cutout: {kind: notch, rect: [95.5, 0, 223, 30]}
        ppi: 458
        displayZoom: [375, 812]
        verified: true
        confidence: 11

      - id: iphone-11-pro-max
        name: iPhone 11 Pro Max
        platform: ios
        family: phone
        year: 2019
        pixelSize: [1242, 2688]
        scale: 3
        safeArea: {portrait: {top: 44, bottom: 34}, landscape: {left: 44, bottom: 21, right: 44}}
        statusBarHeight: {portrait: 44, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 39
        cornerCurve: continuous
        cutout: {kind: notch, rect: [95.5, 0, 223, 30]}
        ppi: 458
        displayZoom: [375, 812]
        verified: true
        confidence: 12

      - id: iphone-xr
        name: iPhone XR
        platform: ios
        family: phone
        year: 2018
        pixelSize: [828, 1792]
        scale: 2
        safeArea: {portrait: {top: 48, bottom: 34}, landscape: {left: 48, bottom: 21, right: 48}}
        statusBarHeight: {portrait: 48, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 41.5
        cornerCurve: continuous
        cutout: {kind: notch, rect: [84, 0, 246, 33]}
        ppi: 326
        displayZoom: [375, 812]
        verified: true
        confidence: 13

      - id: iphone-11
        name: iPhone 11
        platform: ios
        family: phone
        year: 2019
        pixelSize: [828, 1792]
        scale: 2
        safeArea: {portrait: {top: 48, bottom: 34}, landscape: {left: 48, bottom: 21, right: 48}}
        statusBarHeight: {portrait: 48, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 41.5
        cornerCurve: continuous
        cutout: {kind: notch, rect: [84, 0, 246, 33]}
        ppi: 326
        displayZoom: [375, 812]
        verified: true
        confidence: 11

      - id: iphone-12-mini
        name: iPhone 12 mini
        platform: ios
        family: phone
        year: 2020
        pixelSize: [1125, 2436]
        scale: 3
        panelPixelSize: [1080, 2340]
        safeArea: {portrait: {top: 50, bottom: 34}, landscape: {left: 50, bottom: 21, right: 50}}
        statusBarHeight: {portrait: 50, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 44
        cornerCurve: continuous
        cutout: {kind: notch, rect: [66.5, 0, 242, 34]}
        ppi: 476
        displayZoom: [320, 693]
        verified: true
        confidence: 11

      - id: iphone-13-mini
        name: iPhone 13 mini
        platform: ios
        family: phone
        year: 2021
        pixelSize: [1125, 2436]
        scale: 3
        panelPixelSize: [1080, 2340]
        safeArea: {portrait: {top: 50, bottom: 34}, landscape: {left: 50, bottom: 21, right: 50}}
        statusBarHeight: {portrait: 50, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 44
        cornerCurve: continuous
        cutout: {kind: notch, rect: [93, 0, 189, 38]}
        ppi: 476
        displayZoom: [320, 693]
        verified: true
        confidence: 11

      - id: iphone-12
        name: iPhone 12
        platform: ios
        family: phone
        year: 2020
        pixelSize: [1170, 2532]
        scale: 3
        safeArea: {portrait: {top: 47, bottom: 34}, landscape: {left: 47, bottom: 21, right: 47}}
        statusBarHeight: {portrait: 47, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 47.33
        cornerCurve: continuous
        cutout: {kind: notch, rect: [84, 0, 222, 32]}
        ppi: 460
        displayZoom: [320, 693]
        verified: true
        confidence: 13

      - id: iphone-12-pro
        name: iPhone 12 Pro
        platform: ios
        family: phone
        year: 2020
        pixelSize: [1170, 2532]
        scale: 3
        safeArea: {portrait: {top: 47, bottom: 34}, landscape: {left: 47, bottom: 21, right: 47}}
        statusBarHeight: {portrait: 47, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 47.33
        cornerCurve: continuous
        cutout: {kind: notch, rect: [84, 0, 222, 32]}
        ppi: 460
        displayZoom: [320, 693]
        verified: true
        confidence: 13

      - id: iphone-13
        name: iPhone 13
        platform: ios
        family: phone
        year: 2021
        pixelSize: [1170, 2532]
        scale: 3
        safeArea: {portrait: {top: 47, bottom: 34}, landscape: {left: 47, bottom: 21, right: 47}}
        statusBarHeight: {portrait: 47, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 47.33
        cornerCurve: continuous
        cutout: {kind: notch, rect: [107, 0, 176, 34]}
        ppi: 460
        displayZoom: [320, 693]
        verified: true
        confidence: 13

      - id: iphone-13-pro
        name: iPhone 13 Pro
        platform: ios
        family: phone
        year: 2021
        pixelSize: [1170, 2532]
        scale: 3
        safeArea: {portrait: {top: 47, bottom: 34}, landscape: {left: 47, bottom: 21, right: 47}}
        statusBarHeight: {portrait: 47, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 47.33
        cornerCurve: continuous
        cutout: {kind: notch, rect: [107, 0, 176, 34]}
        ppi: 460
        displayZoom: [320, 693]
        verified: true
        confidence: 11

      - id: iphone-14
        name: iPhone 14
        platform: ios
        family: phone
        year: 2022
        pixelSize: [1170, 2532]
        scale: 3
        safeArea: {portrait: {top: 47, bottom: 34}, landscape: {left: 47, bottom: 21, right: 47}}
        statusBarHeight: {portrait: 47, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 47.33
        cornerCurve: continuous
        cutout: {kind: notch, rect: [107, 0, 176, 34]}
        ppi: 460
        displayZoom: [320, 693]
        verified: true
        confidence: 11

      - id: iphone-16e
        name: iPhone 16e
        platform: ios
        family: phone
        year: 2025
        pixelSize: [1170, 2532]
        scale: 3
        safeArea: {portrait: {top: 47, bottom: 34}, landscape: {left: 47, bottom: 21, right: 47}}
        statusBarHeight: {portrait: 47, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 47.33
        cornerCurve: continuous
        cutout: {kind: notch, rect: [107, 0, 176, 34]}
        ppi: 460
        displayZoom: [320, 693]
        verified: true
        confidence: 6
        inferred: [safeArea]

      - id: iphone-17e
        name: iPhone 17e
        platform: ios
        family: phone
        year: 2026
        pixelSize: [1170, 2532]
        scale: 3
        safeArea: {portrait: {top: 47, bottom: 34}, landscape: {left: 47, bottom: 21, right: 47}}
        statusBarHeight: {portrait: 47, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: compact, vertical: compact}}
        screenCornerRadius: 47.33
        cornerCurve: continuous
        cutout: {kind: notch, rect: [107, 0, 176, 34]}
        ppi: 460
        displayZoom: [320, 693]
        verified: true
        confidence: 3
        inferred: [safeArea, sizeClass]

      - id: iphone-12-pro-max
        name: iPhone 12 Pro Max
        platform: ios
        family: phone
        year: 2020
        pixelSize: [1284, 2778]
        scale: 3
        safeArea: {portrait: {top: 47, bottom: 34}, landscape: {left: 47, bottom: 21, right: 47}}
        statusBarHeight: {portrait: 47, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 53.33
        cornerCurve: continuous
        cutout: {kind: notch, rect: [103, 0, 222, 32]}
        ppi: 458
        displayZoom: [375, 812]
        verified: true
        confidence: 14

      - id: iphone-13-pro-max
        name: iPhone 13 Pro Max
        platform: ios
        family: phone
        year: 2021
        pixelSize: [1284, 2778]
        scale: 3
        safeArea: {portrait: {top: 47, bottom: 34}, landscape: {left: 47, bottom: 21, right: 47}}
        statusBarHeight: {portrait: 47, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 53.33
        cornerCurve: continuous
        cutout: {kind: notch, rect: [126, 0, 176, 34]}
        ppi: 458
        displayZoom: [375, 812]
        verified: true
        confidence: 14

      - id: iphone-14-plus
        name: iPhone 14 Plus
        platform: ios
        family: phone
        year: 2022
        pixelSize: [1284, 2778]
        scale: 3
        safeArea: {portrait: {top: 47, bottom: 34}, landscape: {left: 47, bottom: 21, right: 47}}
        statusBarHeight: {portrait: 47, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 53.33
        cornerCurve: continuous
        cutout: {kind: notch, rect: [126, 0, 176, 34]}
        ppi: 458
        displayZoom: [375, 812]
        verified: true
        confidence: 9

      - id: iphone-14-pro
        name: iPhone 14 Pro
        platform: ios
        family: phone
        year: 2022
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
        confidence: 11

      - id: iphone-15
        name: iPhone 15
        platform: ios
        family: phone
        year: 2023
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

      - id: iphone-15-pro
        name: iPhone 15 Pro
        platform: ios
        family: phone
        year: 2023
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


    """#
}
