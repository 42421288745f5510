// Written by Scripts/embed-profiles.py from Profiles/iphone.yaml; change that file and run the script.
enum EmbeddedIPhone3 {
  static let text: StaticString = #"""
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
        defaultTextSize: large
        frame: {bodyMM: [78.1, 160.8], bezel: [20.7, 20.2], outerCornerRadius: 73.5}
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
        defaultTextSize: large
        frame: {bodyMM: [71.5, 147.5], bezel: [19.3, 19.2], outerCornerRadius: 74.2}
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
        defaultTextSize: large
        frame: {bodyMM: [71.6, 147.6], bezel: [19.6, 19.5], outerCornerRadius: 74.5}
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
        defaultTextSize: large
        frame: {bodyMM: [70.6, 146.6], bezel: [16.6, 16.5], outerCornerRadius: 71.5}
        verified: true
        confidence: 10

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
        defaultTextSize: large
        frame: {bezel: [19.7, 19.7], outerCornerRadius: 74.7}
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
        defaultTextSize: large
        frame: {bodyMM: [77.6, 160.7], bezel: [19.2, 19.1], outerCornerRadius: 74.1}
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
        defaultTextSize: large
        frame: {bodyMM: [77.8, 160.9], bezel: [19.8, 19.7], outerCornerRadius: 74.7}
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
        defaultTextSize: large
        frame: {bodyMM: [76.7, 159.9], bezel: [16.5, 16.6], outerCornerRadius: 71.5}
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
        defaultTextSize: large
        frame: {bezel: [19.7, 19.7], outerCornerRadius: 74.7}
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
        defaultTextSize: large
        frame: {bodyMM: [71.5, 149.6], bezel: [14.8, 14.5], outerCornerRadius: 76.5}
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
        defaultTextSize: large
        verified: true
        confidence: 7
        inferred: [safeArea]
        notes: "insets and cutout are those of its display class, iPhone 16 Pro"

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
        defaultTextSize: large
        frame: {bodyMM: [71.9, 150], bezel: [16, 15.8], outerCornerRadius: 77.8}
        verified: true
        confidence: 8
        inferred: [safeArea]
        notes: "insets and cutout are those of its display class, iPhone 16 Pro"

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
        defaultTextSize: large
        frame: {bezel: [15.9, 15.9], outerCornerRadius: 77.9}
        verified: true
        confidence: 2
        inferred: [safeArea, sizeClass]
        notes: "insets, corners and cutout are those of iPhone 16 Pro"

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
        defaultTextSize: large
        frame: {bezel: [14.7, 14.7], outerCornerRadius: 76.7}
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
        defaultTextSize: large
        frame: {bodyMM: [78, 163.4], bezel: [15.4, 15.2], outerCornerRadius: 77.2}
        verified: true
        confidence: 8
        inferred: [safeArea]
        notes: "insets and cutout are those of its display class, iPhone 16 Pro Max"

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
        defaultTextSize: large
        frame: {bezel: [15.4, 15.4], outerCornerRadius: 77.4}
        verified: true
        confidence: 2
        inferred: [safeArea, sizeClass]
        notes: "insets, corners and cutout are those of iPhone 16 Pro Max"

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
        defaultTextSize: large
        frame: {bodyMM: [74.7, 156.2], bezel: [15.5, 15.5], outerCornerRadius: 77.5}
        verified: true
        confidence: 6


    """#
}
