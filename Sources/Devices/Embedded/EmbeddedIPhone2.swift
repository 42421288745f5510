// Written by Scripts/embed-profiles.py from Profiles/iphone.yaml; change that file and run the script.
enum EmbeddedIPhone2 {
  static let text: StaticString = #"""
      - id: iphone-xs
        name: iPhone XS
        platform: ios
        family: phone
        year: 2018
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
        confidence: 10

      - id: iphone-11-pro
        name: iPhone 11 Pro
        platform: ios
        family: phone
        year: 2019
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
        frame: {bodyMM: [71.4, 144], bezel: [27.1, 26.8], outerCornerRadius: 65.8}
        verified: true
        confidence: 11

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
        defaultTextSize: large
        frame: {bodyMM: [77.4, 157.5], bezel: [25.6, 25.3], outerCornerRadius: 64.3}
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
        defaultTextSize: large
        frame: {bodyMM: [77.8, 158], bezel: [26.8, 26.8], outerCornerRadius: 65.8}
        verified: true
        confidence: 12

      - id: iphone-xr
        name: iPhone XR
        platform: ios
        family: phone
        year: 2018
        pixelSize: [828, 1792]
        scale: 2
        safeArea: {portrait: {top: 48, bottom: 34}, landscape: {left: 48, bottom: 21, right: 48}, os: {"13": {portrait: {top: 44, bottom: 34}}}}
        statusBarHeight: {portrait: 48, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 41.5
        cornerCurve: continuous
        cutout: {kind: notch, rect: [84, 0, 246, 33]}
        ppi: 326
        displayZoom: [375, 812]
        defaultTextSize: large
        frame: {bodyMM: [75.7, 150.9], bezel: [35.9, 36.2], outerCornerRadius: 77.4}
        verified: true
        confidence: 13

      - id: iphone-11
        name: iPhone 11
        platform: ios
        family: phone
        year: 2019
        pixelSize: [828, 1792]
        scale: 2
        safeArea: {portrait: {top: 48, bottom: 34}, landscape: {left: 48, bottom: 21, right: 48}, os: {"13": {portrait: {top: 44, bottom: 34}}}}
        statusBarHeight: {portrait: 48, landscape: 0}
        homeIndicator: {portraitInset: 34, landscapeInset: 21, pill: {width: 134, height: 5, bottomGap: 8}}
        sizeClass: {portrait: {horizontal: compact, vertical: regular}, landscape: {horizontal: regular, vertical: compact}}
        screenCornerRadius: 41.5
        cornerCurve: continuous
        cutout: {kind: notch, rect: [84, 0, 246, 33]}
        ppi: 326
        displayZoom: [375, 812]
        defaultTextSize: large
        frame: {bodyMM: [75.7, 150.9], bezel: [35.9, 36.2], outerCornerRadius: 77.4}
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
        defaultTextSize: large
        frame: {bodyMM: [64.2, 131.5], bezel: [21.4, 21.6], outerCornerRadius: 65.4}
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
        defaultTextSize: large
        frame: {bodyMM: [64.2, 131.5], bezel: [21.4, 21.6], outerCornerRadius: 65.4}
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
        defaultTextSize: large
        frame: {bodyMM: [71.5, 146.7], bezel: [20.8, 20.8], outerCornerRadius: 68.1}
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
        defaultTextSize: large
        frame: {bodyMM: [71.5, 146.7], bezel: [20.8, 20.8], outerCornerRadius: 68.1}
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
        defaultTextSize: large
        frame: {bodyMM: [71.5, 146.7], bezel: [20.8, 20.8], outerCornerRadius: 68.1}
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
        defaultTextSize: large
        frame: {bodyMM: [71.5, 146.7], bezel: [20.8, 20.8], outerCornerRadius: 68.1}
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
        defaultTextSize: large
        frame: {bodyMM: [71.5, 146.7], bezel: [20.8, 20.8], outerCornerRadius: 68.1}
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
        defaultTextSize: large
        verified: true
        confidence: 6
        inferred: [safeArea]
        notes: "the insets are those of its display class, iPhone 13 and 14"

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
        defaultTextSize: large
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
        defaultTextSize: large
        frame: {bodyMM: [78.1, 160.8], bezel: [20.7, 20.2], outerCornerRadius: 73.5}
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
        defaultTextSize: large
        frame: {bodyMM: [78.1, 160.8], bezel: [20.7, 20.2], outerCornerRadius: 73.5}
        verified: true
        confidence: 14


    """#
}
