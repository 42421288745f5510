// Written by Scripts/embed-components.py from Components/system/homeIndicator.yaml; change that file and run the script.
enum SystemHomeIndicatorFile {
  static let text: StaticString = #"""
    component: system/homeIndicator
    description: The bar that is swiped to go home; on Android the handle of gestures, or the three buttons
    parameters:
      color: {type: color, default: {light: black, dark: white}}
      background: {type: color, default: {light: white / 92%, dark: black / 85%}}
    node:
      height: device.safeAreaBottom
      color: $color
      waive: [{rule: outside-safe-area, reason: It is part of the system.}]
      when:
        - {if: {not: {any: [{has: homeIndicator}, {has: navigationButtons}]}}, hidden: true}
      children:
        - id: bar
          frame: {centerX: 0, bottom: device.homeIndicatorGap, width: device.homeIndicatorWidth,
                  height: device.homeIndicatorHeight}
          background: $color
          cornerRadius: capsule
          when:
            - {if: {not: {has: homeIndicator}}, hidden: true}
            - {if: {platform: android}, opacity: 0.85}
        - id: buttons
          background: $background
          layout: {stack: {axis: horizontal, alignment: center, distribution: spaceEvenly}}
          children:
            - {id: back, path: M11.6 2.3a1 1 0 0 1 1.5.9v9.6a1 1 0 0 1-1.5.9L3.2 8.9a1 1 0 0 1 0-1.8z,
               viewBox: [0, 0, 16, 16], width: 16, height: 16}
            - {id: home, path: M8 1.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 0 1 0-13z, viewBox: [0, 0, 16, 16], width: 16, height: 16}
            - {id: recent, path: M3 1.5h10a1.5 1.5 0 0 1 1.5 1.5v10a1.5 1.5 0 0 1-1.5 1.5H3A1.5 1.5 0 0 1 1.5 13V3A1.5 1.5 0 0 1 3 1.5z,
               viewBox: [0, 0, 16, 16], width: 15, height: 15}
          when:
            - {if: {not: {has: navigationButtons}}, hidden: true}
            - {if: {has: sideButtons}, layout: {stack: {axis: vertical}}}

    """#
}
