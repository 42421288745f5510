// Written by Scripts/embed-profiles.py from Profiles/ipad.yaml; change that file and run the script.
enum EmbeddedIPad {
  static let text: StaticString = #"""
    # iPad, merged by display; the models are aliases.
    # Made by Scripts/make-profiles.py from a table of device facts, and kept by hand since. confidence is how many public
    # sources agree on size and scale, verified whether one states them and none contradicts it. inferred names the keys
    # that rest on a device of the same class; a picture that depends on its safe area has a note (L312).
    # Sizes are in the natural orientation; a key that is absent is unknown, not zero.
    format: 1
    profiles:
      - id: ipad-9-7-1x
        name: iPad 9.7-inch (non-Retina)
        aliases: [ipad-1, ipad-2]
        platform: ipados
        family: tablet
        year: 2010
        pixelSize: [768, 1024]
        scale: 1
        safeArea: {portrait: {top: 20}, landscape: {top: 20}}
        statusBarHeight: {portrait: 20, landscape: 20}
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 132
        defaultTextSize: large
        frame: {bodyMM: [185.7, 241.2], bezel: [98.5, 114.7]}
        verified: true
        confidence: 3
        inferred: [sizeClass]

      - id: ipad-9-7
        name: iPad 9.7-inch Retina
        aliases: [ipad-3, ipad-4, ipad-5, ipad-6, ipad-air-1, ipad-air-2, ipad-pro-9-7]
        platform: ipados
        family: tablet
        year: 2012
        pixelSize: [1536, 2048]
        scale: 2
        safeArea: {portrait: {top: 20}, landscape: {top: 20}}
        statusBarHeight: {portrait: 20, landscape: 20}
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 264
        defaultTextSize: large
        frame: {bodyMM: [169.5, 240], bezel: [56.4, 111.6]}
        verified: true
        confidence: 8

      - id: ipad-mini-7-9-1x
        name: iPad mini (1st generation)
        aliases: [ipad-mini-1]
        platform: ipados
        family: tablet
        year: 2012
        pixelSize: [768, 1024]
        scale: 1
        safeArea: {portrait: {top: 20}, landscape: {top: 20}}
        statusBarHeight: {portrait: 20, landscape: 20}
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 163
        defaultTextSize: large
        frame: {bodyMM: [134.7, 200], bezel: [48.2, 129.7]}
        verified: true
        confidence: 3
        inferred: [sizeClass]

      - id: ipad-mini-7-9
        name: iPad mini 7.9-inch Retina
        aliases: [ipad-mini-2, ipad-mini-3, ipad-mini-4, ipad-mini-5]
        platform: ipados
        family: tablet
        year: 2013
        pixelSize: [1536, 2048]
        scale: 2
        safeArea: {portrait: {top: 20}, landscape: {top: 20}}
        statusBarHeight: {portrait: 20, landscape: 20}
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 326
        defaultTextSize: large
        frame: {bodyMM: [134.8, 203.2], bezel: [48.5, 140]}
        verified: true
        confidence: 8

      - id: ipad-10-2
        name: iPad 10.2-inch (7th-9th generation)
        aliases: [ipad-7, ipad-8, ipad-9]
        platform: ipados
        family: tablet
        year: 2019
        pixelSize: [1620, 2160]
        scale: 2
        safeArea: {portrait: {top: 20}, landscape: {top: 20}}
        statusBarHeight: {portrait: 20, landscape: 20}
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 264
        defaultTextSize: large
        frame: {bodyMM: [174.1, 250.6], bezel: [47.4, 111.2]}
        verified: true
        confidence: 8
        inferred: [sizeClass]

      - id: ipad-10-5
        name: iPad Pro 10.5-inch / iPad Air (3rd generation)
        aliases: [ipad-pro-10-5, ipad-air-3]
        platform: ipados
        family: tablet
        year: 2017
        pixelSize: [1668, 2224]
        scale: 2
        safeArea: {portrait: {top: 20}, landscape: {top: 20}}
        statusBarHeight: {portrait: 20, landscape: 20}
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 264
        defaultTextSize: large
        frame: {bodyMM: [174.1, 250.6], bezel: [35.4, 95.2]}
        verified: true
        confidence: 6
        inferred: [sizeClass]

      - id: ipad-10-9
        name: iPad 10.9/11-inch (10th generation, A16)
        aliases: [ipad-10, ipad-11, ipad-a16]
        platform: ipados
        family: tablet
        year: 2022
        pixelSize: [1640, 2360]
        scale: 2
        safeArea: {portrait: {top: 24, bottom: 20}, landscape: {top: 24, bottom: 20}}
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 20, landscapeInset: 20}
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        screenCornerRadius: 25
        cornerCurve: continuous
        cutout: {kind: none}
        ppi: 264
        defaultTextSize: large
        frame: {bodyMM: [179.5, 248.6], bezel: [56.4, 56], outerCornerRadius: 81}
        verified: true
        confidence: 4

      - id: ipad-air-10-9
        name: iPad Air 10.9-inch (4th-5th generation)
        aliases: [ipad-air-4, ipad-air-5]
        platform: ipados
        family: tablet
        year: 2020
        pixelSize: [1640, 2360]
        scale: 2
        safeArea: {portrait: {top: 24, bottom: 20}, landscape: {top: 24, bottom: 20}}
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 20, landscapeInset: 20}
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        screenCornerRadius: 18
        cornerCurve: continuous
        cutout: {kind: none}
        ppi: 264
        defaultTextSize: large
        frame: {bodyMM: [178.5, 247.6], bezel: [53.8, 53.4], outerCornerRadius: 71.4}
        verified: true
        confidence: 6
        inferred: [sizeClass]

      - id: ipad-air-11
        name: iPad Air 11-inch (M2, M3, M4)
        aliases: [ipad-air-11-m2, ipad-air-11-m3, ipad-air-11-m4]
        platform: ipados
        family: tablet
        year: 2024
        pixelSize: [1640, 2360]
        scale: 2
        safeArea: {portrait: {top: 24, bottom: 20}, landscape: {top: 24, bottom: 20}}
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 20, landscapeInset: 20}
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        screenCornerRadius: 18
        cornerCurve: continuous
        cutout: {kind: none}
        ppi: 264
        defaultTextSize: large
        verified: true
        confidence: 4

      - id: ipad-air-13
        name: iPad Air 13-inch (M2, M3, M4)
        aliases: [ipad-air-13-m2, ipad-air-13-m3, ipad-air-13-m4]
        platform: ipados
        family: tablet
        year: 2024
        pixelSize: [2048, 2732]
        scale: 2
        safeArea: {portrait: {top: 24, bottom: 20}, landscape: {top: 24, bottom: 20}}
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 20, landscapeInset: 20}
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        screenCornerRadius: 18
        cornerCurve: continuous
        cutout: {kind: none}
        ppi: 264
        defaultTextSize: large
        verified: true
        confidence: 2

      - id: ipad-mini-8-3
        name: iPad mini 8.3-inch (6th generation, A17 Pro)
        aliases: [ipad-mini-6, ipad-mini-7, ipad-mini-a17-pro]
        platform: ipados
        family: tablet
        year: 2021
        pixelSize: [1488, 2266]
        scale: 2
        safeArea: {portrait: {top: 24, bottom: 20}, landscape: {top: 24, bottom: 20}}
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 20, landscapeInset: 20}
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        screenCornerRadius: 21.5
        cornerCurve: continuous
        cutout: {kind: none}
        ppi: 326
        defaultTextSize: large
        frame: {bodyMM: [134.8, 195.4], bezel: [60.5, 60.5], outerCornerRadius: 82}
        verified: true
        confidence: 4
        inferred: [sizeClass]

      - id: ipad-pro-11
        name: iPad Pro 11-inch (1st-4th generation)
        aliases: [ipad-pro-11-1, ipad-pro-11-2, ipad-pro-11-3, ipad-pro-11-4]
        platform: ipados
        family: tablet
        year: 2018
        pixelSize: [1668, 2388]
        scale: 2
        safeArea: {portrait: {top: 24, bottom: 20}, landscape: {top: 24, bottom: 20}}
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 20, landscapeInset: 20}
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        screenCornerRadius: 18
        cornerCurve: continuous
        cutout: {kind: none}
        ppi: 264
        defaultTextSize: large
        frame: {bodyMM: [178.5, 247.6], bezel: [46.8, 46.4], outerCornerRadius: 64.4}
        verified: true
        confidence: 7

      - id: ipad-pro-12-9-home-button
        name: iPad Pro 12.9-inch (1st-2nd generation)
        aliases: [ipad-pro-12-9-1, ipad-pro-12-9-2]
        platform: ipados
        family: tablet
        year: 2015
        pixelSize: [2048, 2732]
        scale: 2
        safeArea: {portrait: {top: 20}, landscape: {top: 20}}
        statusBarHeight: {portrait: 20, landscape: 20}
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        screenCornerRadius: 0
        cornerCurve: none
        cutout: {kind: none}
        ppi: 264
        defaultTextSize: large
        frame: {bodyMM: [220.6, 305.7], bezel: [61.2, 111.3]}
        verified: true
        confidence: 8

      - id: ipad-pro-12-9
        name: iPad Pro 12.9-inch (3rd-6th generation)
        aliases: [ipad-pro-12-9-3, ipad-pro-12-9-4, ipad-pro-12-9-5, ipad-pro-12-9-6]
        platform: ipados
        family: tablet
        year: 2018
        pixelSize: [2048, 2732]
        scale: 2
        safeArea: {portrait: {top: 24, bottom: 20}, landscape: {top: 24, bottom: 20}}
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 20, landscapeInset: 20}
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        screenCornerRadius: 18
        cornerCurve: continuous
        cutout: {kind: none}
        ppi: 264
        defaultTextSize: large
        frame: {bodyMM: [214.9, 280.6], bezel: [46.4, 46.1], outerCornerRadius: 64.1}
        verified: true
        confidence: 6
        inferred: [sizeClass]

      - id: ipad-pro-11-m4
        name: iPad Pro 11-inch (M4, M5)
        aliases: [ipad-pro-11-m5]
        platform: ipados
        family: tablet
        year: 2024
        pixelSize: [1668, 2420]
        scale: 2
        safeArea: {portrait: {top: 24, bottom: 20}, landscape: {top: 24, bottom: 20}}
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 20, landscapeInset: 20}
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        screenCornerRadius: 30
        cornerCurve: continuous
        cutout: {kind: none}
        ppi: 264
        defaultTextSize: large
        frame: {bezel: [45.5, 45.5], outerCornerRadius: 75.5}
        verified: true
        confidence: 2
        inferred: [sizeClass]

      - id: ipad-pro-13
        name: iPad Pro 13-inch (M4, M5)
        aliases: [ipad-pro-13-m4, ipad-pro-13-m5]
        platform: ipados
        family: tablet
        year: 2024
        pixelSize: [2064, 2752]
        scale: 2
        safeArea: {portrait: {top: 24, bottom: 20}, landscape: {top: 24, bottom: 20}}
        statusBarHeight: {portrait: 24, landscape: 24}
        homeIndicator: {portraitInset: 20, landscapeInset: 20}
        sizeClass: {portrait: {horizontal: regular, vertical: regular}, landscape: {horizontal: regular, vertical: regular}}
        screenCornerRadius: 30
        cornerCurve: continuous
        cutout: {kind: none}
        ppi: 264
        defaultTextSize: large
        frame: {bezel: [44, 44], outerCornerRadius: 74}
        verified: true
        confidence: 3
        inferred: [sizeClass]

    """#
}
