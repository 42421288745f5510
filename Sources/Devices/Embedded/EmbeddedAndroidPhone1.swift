// Written by Scripts/embed-profiles.py from Profiles/android-phone.yaml; change that file and run the script.
enum EmbeddedAndroidPhone1 {
  static let text: StaticString = #"""
    # Android phones.
    # Made by Scripts/make-profiles.py from a table of device facts, and kept by hand since. confidence is how many public
    # sources agree on size and scale, verified whether one states them and none contradicts it. inferred names the keys
    # that rest on a device of the same class; a picture that depends on its safe area has a note (L312).
    # Sizes are in the natural orientation; a key that is absent is unknown, not zero.
    format: 1
    profiles:
      - id: pixel-4
        name: Pixel 4
        platform: android
        family: phone
        year: 2019
        pixelSize: [1080, 2280]
        densityDpi: 440
        safeArea: {portrait: {top: 30, bottom: 24}, landscape: {top: 30, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 30, landscape: 30}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        screenCornerRadius: 48
        cornerCurve: circular
        cutout: {kind: none}
        ppi: 444
        verified: true
        confidence: 5

      - id: pixel-4-xl
        name: Pixel 4 XL
        platform: android
        family: phone
        year: 2019
        pixelSize: [1440, 3040]
        densityDpi: 560
        safeArea: {portrait: {top: 28, bottom: 24}, landscape: {top: 28, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 28, landscape: 28}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        screenCornerRadius: 44.86
        cornerCurve: circular
        cutout: {kind: none}
        ppi: 537
        verified: true
        confidence: 5

      - id: pixel-4a
        name: Pixel 4a
        platform: android
        family: phone
        year: 2020
        pixelSize: [1080, 2340]
        densityDpi: 440
        safeArea: {portrait: {top: 49.45, bottom: 24}, landscape: {top: 28, left: 49.45, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 49.45, landscape: 28}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        screenCornerRadius: 37.09
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [14.91, 14.91, 30.55, 30.55]}
        ppi: 443
        verified: true
        confidence: 4

      - id: pixel-4a-5g
        name: Pixel 4a (5G)
        platform: android
        family: phone
        year: 2020
        pixelSize: [1080, 2340]
        densityDpi: 420
        safeArea: {portrait: {top: 51.81, bottom: 24}, landscape: {top: 28, left: 51.81, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 51.81, landscape: 28}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        screenCornerRadius: 41.14
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [14.48, 14.86, 29.71, 29.71]}
        ppi: 413
        verified: true
        confidence: 2

      - id: pixel-5
        name: Pixel 5
        platform: android
        family: phone
        year: 2020
        pixelSize: [1080, 2340]
        densityDpi: 440
        safeArea: {portrait: {top: 49.45, bottom: 24}, landscape: {top: 28, left: 49.45, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 49.45, landscape: 28}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        screenCornerRadius: 39.27
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [15.27, 13.82, 28.36, 28.36]}
        ppi: 432
        verified: true
        confidence: 7

      - id: pixel-6
        name: Pixel 6
        platform: android
        family: phone
        year: 2021
        pixelSize: [1080, 2400]
        densityDpi: 420
        safeArea: {portrait: {top: 48.76, bottom: 24}, landscape: {top: 28, left: 48.76, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 48.76, landscape: 28}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        screenCornerRadius: 10.67
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [193.14, 11.81, 25.14, 25.14]}
        ppi: 411
        verified: true
        confidence: 4

      - id: pixel-6-pro
        name: Pixel 6 Pro
        platform: android
        family: phone
        year: 2021
        pixelSize: [1440, 3120]
        densityDpi: 560
        safeArea: {portrait: {top: 41.43, bottom: 24}, landscape: {top: 28, left: 41.43, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 41.43, landscape: 28}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        screenCornerRadius: 14.29
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [193.43, 8.57, 24, 24]}
        ppi: 512
        verified: true
        confidence: 4

      - id: pixel-6a
        name: Pixel 6a
        platform: android
        family: phone
        year: 2022
        pixelSize: [1080, 2400]
        densityDpi: 420
        safeArea: {portrait: {top: 50.29, bottom: 24}, landscape: {top: 28, left: 50.29, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 50.29, landscape: 28}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        screenCornerRadius: 17.9
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [193.14, 12.57, 25.14, 25.14]}
        ppi: 429
        verified: true
        confidence: 4

      - id: pixel-7
        name: Pixel 7
        platform: android
        family: phone
        year: 2022
        pixelSize: [1080, 2400]
        densityDpi: 420
        safeArea: {portrait: {top: 51.81, bottom: 24}, landscape: {top: 28, left: 51.81, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 51.81, landscape: 28}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        screenCornerRadius: 17.9
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [192.76, 12.95, 25.9, 25.9]}
        ppi: 416
        verified: true
        confidence: 5

      - id: pixel-7-pro
        name: Pixel 7 Pro
        platform: android
        family: phone
        year: 2022
        pixelSize: [1440, 3120]
        densityDpi: 560
        safeArea: {portrait: {top: 41.14, bottom: 24}, landscape: {top: 28, left: 41.14, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 41.14, landscape: 28}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: expanded, vertical: compact}}
        screenCornerRadius: 14.29
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [193.43, 8.29, 24.57, 24.57]}
        ppi: 512
        verified: true
        confidence: 4

      - id: pixel-7a
        name: Pixel 7a
        platform: android
        family: phone
        year: 2023
        pixelSize: [1080, 2400]
        densityDpi: 420
        safeArea: {portrait: {top: 44.95, bottom: 24}, landscape: {top: 28, left: 44.95, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 44.95, landscape: 28}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        screenCornerRadius: 17.9
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [193.14, 12.57, 25.14, 25.14]}
        ppi: 429
        verified: true
        confidence: 5

      - id: pixel-8
        name: Pixel 8
        platform: android
        family: phone
        year: 2023
        pixelSize: [1080, 2400]
        densityDpi: 420
        safeArea: {portrait: {top: 50.29, bottom: 24}, landscape: {top: 28, left: 50.29, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 50.29, landscape: 28}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        screenCornerRadius: 38.86
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [191.81, 11.24, 27.62, 27.62]}
        ppi: 428
        verified: true
        confidence: 5

      - id: pixel-8-pro
        name: Pixel 8 Pro
        platform: android
        family: phone
        year: 2023
        pixelSize: [1344, 2992]
        densityDpi: 480
        safeArea: {portrait: {top: 50.33, bottom: 24}, landscape: {top: 28, left: 50.33, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 50.33, landscape: 28}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        screenCornerRadius: 30.33
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [209.58, 10.58, 28.83, 28.83]}
        ppi: 489
        verified: true
        confidence: 4

      - id: pixel-8a
        name: Pixel 8a
        platform: android
        family: phone
        year: 2024
        pixelSize: [1080, 2400]
        densityDpi: 420
        safeArea: {portrait: {top: 57.52, bottom: 24}, landscape: {top: 28, left: 46.1, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 57.52, landscape: 28}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        screenCornerRadius: 48.76
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [192.68, 13.33, 25.69, 25.69]}
        ppi: 430
        verified: true
        confidence: 5

      - id: pixel-9
        name: Pixel 9
        platform: android
        family: phone
        year: 2024
        pixelSize: [1080, 2424]
        densityDpi: 420
        safeArea: {portrait: {top: 66, bottom: 24}, landscape: {top: 24, left: 65.9, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 66, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        screenCornerRadius: 50.29
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [189.52, 16.95, 32, 32]}
        ppi: 426
        frame: {bezel: [22, 22], outerCornerRadius: 72.3}
        verified: true
        confidence: 4

      - id: pixel-9-pro
        name: Pixel 9 Pro
        platform: android
        family: phone
        year: 2024
        pixelSize: [1280, 2856]
        densityDpi: 480
        safeArea: {portrait: {top: 68, bottom: 24}, landscape: {top: 24, left: 68, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 68, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        screenCornerRadius: 52.33
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [197, 17.67, 32.67, 32.67]}
        ppi: 495
        verified: true
        confidence: 4

      - id: pixel-9-pro-xl
        name: Pixel 9 Pro XL
        platform: android
        family: phone
        year: 2024
        pixelSize: [1344, 2992]
        densityDpi: 480
        safeArea: {portrait: {top: 66, bottom: 24}, landscape: {top: 24, left: 66.33, bottom: 24}}
        navigation: gesture
        statusBarHeight: {portrait: 66, landscape: 24}
        homeIndicator: {portraitInset: 24, landscapeInset: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: expanded}, landscape: {horizontal: expanded, vertical: compact}}
        screenCornerRadius: 51
        cornerCurve: circular
        cutout: {kind: punchHole, rect: [208.33, 17.5, 31.33, 31.33]}
        ppi: 482
        frame: {bezel: [19.3, 19.3], outerCornerRadius: 70.3}
        verified: true
        confidence: 5

      - id: pixel
        name: Pixel
        platform: android
        family: phone
        year: 2016
        pixelSize: [1080, 1920]
        densityDpi: 420
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, right: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 441
        verified: true
        confidence: 2
        inferred: [safeArea]

      - id: pixel-xl
        name: Pixel XL
        platform: android
        family: phone
        year: 2016
        pixelSize: [1440, 2560]
        densityDpi: 560
        safeArea: {portrait: {top: 24, bottom: 48}, landscape: {top: 24, right: 48}}
        navigation: threeButton
        statusBarHeight: {portrait: 24, landscape: 24}
        sizeClass: {portrait: {horizontal: compact, vertical: medium}, landscape: {horizontal: medium, vertical: compact}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 534
        verified: true
        confidence: 3
        inferred: [safeArea]


    """#
}
