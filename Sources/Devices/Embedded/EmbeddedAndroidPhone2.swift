// Written by Scripts/embed-profiles.py from Profiles/android-phone.yaml; change that file and run the script.
enum EmbeddedAndroidPhone2 {
  static let text: StaticString = #"""
      - id: pixel-2
        name: Pixel 2
        platform: android
        family: phone
        year: 2017
        pixelSize: [1080, 1920]
        densityDpi: 420
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, right: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 442
        verified: true
        confidence: 4
        inferred: [safeArea]

      - id: pixel-2-xl
        name: Pixel 2 XL
        platform: android
        family: phone
        year: 2017
        pixelSize: [1440, 2880]
        densityDpi: 560
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, right: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        cutout: {kind: none}
        ppi: 538
        verified: true
        confidence: 4
        inferred: [safeArea]

      - id: pixel-3
        name: Pixel 3
        platform: android
        family: phone
        year: 2018
        pixelSize: [1080, 2160]
        densityDpi: 440
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, right: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        cutout: {kind: none}
        ppi: 443
        verified: true
        confidence: 5
        inferred: [safeArea]

      - id: pixel-3-xl
        name: Pixel 3 XL
        platform: android
        family: phone
        year: 2018
        pixelSize: [1440, 2960]
        densityDpi: 560
        navigation: threeButton
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: notch}
        ppi: 523
        verified: true
        confidence: 3
        inferred: [cutout]

      - id: pixel-3a
        name: Pixel 3a
        platform: android
        family: phone
        year: 2019
        pixelSize: [1080, 2220]
        densityDpi: 440
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, right: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        cutout: {kind: none}
        ppi: 441
        verified: true
        confidence: 2
        inferred: [safeArea]

      - id: pixel-9a
        name: Pixel 9a
        platform: android
        family: phone
        year: 2025
        pixelSize: [1080, 2424]
        densityDpi: 420
        navigation: gesture
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 422
        verified: true
        confidence: 2
        inferred: [cutout]

      - id: nexus-4
        name: Nexus 4
        platform: android
        family: phone
        year: 2012
        pixelSize: [768, 1280]
        densityDpi: 320
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, right: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 318
        verified: true
        confidence: 4
        inferred: [safeArea]

      - id: nexus-5
        name: Nexus 5
        platform: android
        family: phone
        year: 2013
        pixelSize: [1080, 1920]
        densityDpi: 480
        safeArea: {portrait: {top: 25, bottom: 48}, landscape: {top: 25, right: 42}}
        navigation: threeButton
        statusBarHeight: {portrait: 25, landscape: 25}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 445
        verified: true
        confidence: 3

      - id: nexus-5x
        name: Nexus 5X
        platform: android
        family: phone
        year: 2015
        pixelSize: [1080, 1920]
        densityDpi: 420
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, right: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 423
        verified: true
        confidence: 4

      - id: nexus-6p
        name: Nexus 6P
        platform: android
        family: phone
        year: 2015
        pixelSize: [1440, 2560]
        densityDpi: 560
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, right: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 518
        verified: true
        confidence: 4
        inferred: [safeArea]

      - id: galaxy-s5
        name: Galaxy S5
        platform: android
        family: phone
        year: 2014
        pixelSize: [1080, 1920]
        densityDpi: 480
        safeArea: {portrait: {top: 24}, landscape: {top: 24}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 432
        verified: true
        confidence: 5
        inferred: [safeArea]

      - id: galaxy-s7
        name: Galaxy S7
        platform: android
        family: phone
        year: 2016
        pixelSize: [1440, 2560]
        densityDpi: 640
        safeArea: {portrait: {top: 24}, landscape: {top: 24}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 577
        verified: true
        confidence: 3
        inferred: [safeArea]

      - id: galaxy-s8
        name: Galaxy S8
        platform: android
        family: phone
        year: 2017
        pixelSize: [1440, 2960]
        densityDpi: 640
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, right: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        cutout: {kind: none}
        ppi: 570
        verified: true
        confidence: 2
        inferred: [safeArea]

      - id: galaxy-s9
        name: Galaxy S9
        platform: android
        family: phone
        year: 2018
        pixelSize: [1440, 2960]
        densityDpi: 640
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, right: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        cutout: {kind: none}
        ppi: 570
        verified: true
        confidence: 3
        inferred: [safeArea]

      - id: galaxy-s10
        name: Galaxy S10
        platform: android
        family: phone
        year: 2019
        pixelSize: [1440, 3040]
        densityDpi: 640
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 550
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-s10-plus
        name: Galaxy S10+
        platform: android
        family: phone
        year: 2019
        pixelSize: [1440, 3040]
        densityDpi: 560
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 522
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-note10
        name: Galaxy Note10
        platform: android
        family: phone
        year: 2019
        pixelSize: [1080, 2280]
        densityDpi: 420
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 401
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-note10-plus
        name: Galaxy Note10+
        platform: android
        family: phone
        year: 2019
        pixelSize: [1440, 3040]
        densityDpi: 560
        safeArea: {portrait: {top: 24, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 498
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-s20
        name: Galaxy S20
        platform: android
        family: phone
        year: 2020
        pixelSize: [1440, 3200]
        densityDpi: 640
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 563
        verified: true
        confidence: 3
        inferred: [safeArea, cutout]

      - id: galaxy-s20-plus
        name: Galaxy S20+
        platform: android
        family: phone
        year: 2020
        pixelSize: [1440, 3200]
        densityDpi: 600
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 525
        verified: true
        confidence: 2
        inferred: [safeArea, cutout]

      - id: galaxy-s20-ultra
        name: Galaxy S20 Ultra
        platform: android
        family: phone
        year: 2020
        pixelSize: [1440, 3200]
        densityDpi: 560
        safeArea: {portrait: {top: 32, bottom: 24}, landscape: {top: 24, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 32, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 511
        verified: true
        confidence: 4
        inferred: [safeArea, cutout]


    """#
}
