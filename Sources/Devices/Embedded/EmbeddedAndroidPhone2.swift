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
        notes: "the notch's place is unknown"

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

      - id: pixel-3a-xl
        name: Pixel 3a XL
        platform: android
        family: phone
        year: 2019
        pixelSize: [1080, 2160]
        densityDpi: 400
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, right: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: none}
        ppi: 402
        verified: true
        confidence: 1
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

      - id: pixel-10
        name: Pixel 10
        platform: android
        family: phone
        year: 2025
        pixelSize: [1080, 2424]
        densityDpi: 420
        navigation: gesture
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 422
        verified: false
        confidence: 0
        inferred: [cutout]
        notes: "not verified: the density is that of Pixel 9, which has the same panel, and other tables say 360 × 808 at 3"

      - id: pixel-10-pro
        name: Pixel 10 Pro
        platform: android
        family: phone
        year: 2025
        pixelSize: [1280, 2856]
        densityDpi: 480
        navigation: gesture
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 495
        verified: true
        confidence: 1
        inferred: [cutout]

      - id: pixel-10-pro-xl
        name: Pixel 10 Pro XL
        platform: android
        family: phone
        year: 2025
        pixelSize: [1344, 2992]
        densityDpi: 480
        navigation: gesture
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: punchHole}
        ppi: 486
        verified: true
        confidence: 1
        inferred: [cutout]

      - id: pixel-fold-outer
        name: Pixel Fold (cover)
        platform: android
        family: phone
        year: 2023
        pixelSize: [1080, 2092]
        densityDpi: 420
        safeArea: {portrait: {top: 50.67, bottom: 24}, landscape: {top: 41.9, left: 50.67, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 50.67, landscape: 41.9}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        screenCornerRadius: 34.67
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [191.7, 11.44, 27.81, 27.81]}
        ppi: 408
        verified: true
        confidence: 1
        notes: "the size of the cover rests on one source"

      - id: pixel-9-pro-fold-outer
        name: Pixel 9 Pro Fold (cover)
        platform: android
        family: phone
        year: 2024
        pixelSize: [1080, 2424]
        densityDpi: 390
        safeArea: {portrait: {top: 52, bottom: 24}, landscape: {top: 52, left: 62.36, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 52, landscape: 52}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        screenCornerRadius: 47.18
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [204.51, 18.26, 34.05, 34.05]}
        ppi: 422
        verified: true
        confidence: 1
        notes: "the cover's density is taken to be that of the inside"

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
        frame: {bodyMM: [69.6, 142.4], bezel: [17.6, 84.4]}
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
        notes: "by the panel; in the mode that it is sold in, 1080 × 2220 at 3"

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

      - id: galaxy-s9-plus
        name: Galaxy S9+
        platform: android
        family: phone
        year: 2018
        pixelSize: [1440, 2960]
        densityDpi: 560
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, right: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        cutout: {kind: none}
        ppi: 529
        verified: false
        confidence: 0
        inferred: [safeArea]
        notes: "not verified: sources say 320 × 658 at 4.5 as well"


    """#
}
