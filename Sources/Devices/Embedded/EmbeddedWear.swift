// Written by Scripts/embed-profiles.py from Profiles/wear.yaml; change that file and run the script.
enum EmbeddedWear {
  static let text: StaticString = #"""
    # Watches with Wear OS.
    # Made by Scripts/make-profiles.py from a table of device facts, and kept by hand since. confidence is how many public
    # sources agree on size and scale, verified whether one states them and none contradicts it. inferred names the keys
    # that rest on a device of the same class; a picture that depends on its safe area has a note (L312).
    # Sizes are in the natural orientation; a key that is absent is unknown, not zero.
    format: 1
    profiles:
      - id: wearos-small-round
        name: Wear OS small round
        platform: wearos
        family: watch
        pixelSize: [384, 384]
        densityDpi: 320
        screenCornerRadius: 96
        cornerCurve: circular
        screenRound: true
        cutout: {kind: none}
        verified: true
        confidence: 2

      - id: wearos-large-round
        name: Wear OS large round
        platform: wearos
        family: watch
        pixelSize: [454, 454]
        densityDpi: 320
        screenCornerRadius: 113.5
        cornerCurve: circular
        screenRound: true
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: wearos-xl-round
        name: Wear OS XL round
        platform: wearos
        family: watch
        pixelSize: [480, 480]
        densityDpi: 320
        screenCornerRadius: 120
        cornerCurve: circular
        screenRound: true
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: wearos-rectangular
        name: Wear OS rectangular
        platform: wearos
        family: watch
        pixelSize: [402, 476]
        densityDpi: 320
        screenCornerRadius: 0
        cornerCurve: none
        screenRound: false
        cutout: {kind: none}
        verified: true
        confidence: 1

      - id: wearos-square
        name: Wear OS square
        platform: wearos
        family: watch
        pixelSize: [360, 360]
        densityDpi: 320
        screenCornerRadius: 0
        cornerCurve: none
        screenRound: false
        cutout: {kind: none}
        verified: true
        confidence: 1

    """#
}
