// Written by Scripts/embed-components.py from Components/system/navigationBar.yaml; change that file and run the script.
enum SystemNavigationBarFile {
  static let text: StaticString = #"""
    component: system/navigationBar
    description: A title with the way back, below the status bar; on Android the system's own bar at the lower edge
    parameters:
      title: {type: text, default: ""}
      back: {type: text, default: ""}
      tint: {type: color, default: systemBlue}
      background: {type: color, default: {light: "#f9f9fb", dark: "#1c1c1e"}}
    node:
      background: $background
      padding: {top: device.safeAreaTop}
      layout: {stack: vertical}
      waive:
        - {rule: outside-safe-area, reason: It is part of the system.}
        - {rule: contrast, reason: It is as the system has it.}
      when:
        - {if: {platform: android}, background: clear, padding: {top: 0}}
        - {if: {platform: android, not: {any: [{has: homeIndicator}, {has: navigationButtons}]}}, hidden: true}
      children:
        - id: bar
          height: device.navigationBarHeight
          layout: constraints
          border: {color: separator, width: 1px, sides: [bottom]}
          when: [{if: {platform: android}, hidden: true}]
          children:
            # The title is in the middle while it has room there; what the way back is called gives way first.
            - id: back
              anchors: {leading: safeArea, top: superview, bottom: superview, trailing: "<= safeArea - 8"}
              padding: {leading: 8}
              layout: {stack: {axis: horizontal, alignment: center, distribution: start, spacing: 6}}
              compressionResistance: 700
              color: $tint
              when: [{if: {equal: [$back, ""]}, width: 8}]
              children:
                - {path: M10 2L2 10.5l8 8.5, viewBox: [0, 0, 12, 21], width: 12, height: 21, fill: clear,
                   stroke: {color: $tint, width: 2.4, cap: round, join: round},
                   when: [{if: {direction: rightToLeft}, transform: {scale: [-1, 1]}}, {if: {equal: [$back, ""]}, hidden: true}]}
                - {text: $back, font: {size: 17}, lineLimit: 1, compressionResistance: 700,
                   when: [{if: {equal: [$back, ""]}, hidden: true}]}
            - {id: title, text: $title, textAlignment: center, lineLimit: 1, font: {size: 17, weight: semibold}, color: label,
               anchors: {centerX: superview @600, top: superview, bottom: superview,
                         leading: [">= back.trailing + 6", ">= safeArea + 16"], trailing: "<= safeArea - 16"}}
        - id: system
          use: system/homeIndicator
          when:
            - {if: {not: {platform: android}}, hidden: true}
            - {if: {has: sideButtons}, height: fill}

    """#
}
