// Written by Scripts/embed-components.py from Components/system/browserBar.yaml; change that file and run the script.
enum SystemBrowserBarFile {
  static let text: StaticString = #"""
    component: system/browserBar
    description: A browser's address and its buttons, wide or narrow as the screen is
    parameters:
      address: {type: text, default: example.com}
      background: {type: color, default: {light: "#eceef2", dark: "#26272b"}}
    node:
      background: $background
      color: {light: "#3f434b", dark: "#d6d8de"}
      border: {color: {light: black / 14%, dark: black / 60%}, width: 1px, sides: [bottom]}
      padding: {top: device.safeAreaTop}
      layout: {stack: vertical}
      waive:
        - {rule: outside-safe-area, reason: It is part of the system.}
        - {rule: contrast, reason: It is as the system has it.}
      children:
        - id: bar
          height: device.browserBarHeight
          padding: {horizontal: 16}
          when: [{if: {maxWidth: 599}, padding: {horizontal: 10}}]
          children:
            - id: window
              frame: {leading: 0, top: 0, width: 30%, height: 100%}
              layout: {stack: {axis: horizontal, alignment: center, distribution: start, spacing: 8}}
              when: [{if: {maxWidth: 599}, hidden: true}]
              children:
                - each: {count: 3}
                  node: {width: 12, height: 12, cornerRadius: circle, background: {light: "#c3c7d0", dark: "#55575e"},
                         when: [{if: {any: [{maxWidth: 1099}, {platform: [ipados, android]}]}, hidden: true}]}
                - {width: 14, height: 1, when: [{if: {any: [{maxWidth: 1099}, {platform: [ipados, android]}]}, hidden: true}]}
                - {path: M9 2L2 9l7 7, viewBox: [0, 0, 11, 18], width: 11, height: 18, fill: clear,
                   stroke: {color: {light: "#3f434b", dark: "#d6d8de"}, width: 2, cap: round, join: round},
                   when: [{if: {direction: rightToLeft}, transform: {scale: [-1, 1]}}]}
                - {width: 6, height: 1}
                - {path: M2 2l7 7-7 7, viewBox: [0, 0, 11, 18], width: 11, height: 18, fill: clear, opacity: 0.4,
                   stroke: {color: {light: "#3f434b", dark: "#d6d8de"}, width: 2, cap: round, join: round},
                   when: [{if: {direction: rightToLeft}, transform: {scale: [-1, 1]}}]}
            - id: field
              frame: {centerX: 0, centerY: 0, width: 44%, height: 34}
              background: {light: white, dark: "#3a3b40"}
              cornerRadius: 9
              layout: {stack: {axis: horizontal, alignment: center, distribution: center, spacing: 6}}
              padding: {horizontal: 14}
              when: [{if: {maxWidth: 599}, frame: {leading: 0, trailing: 34, centerY: 0, height: 36}, cornerRadius: 18}]
              children:
                - {path: M2.5 5.6V4a3.5 3.5 0 0 1 7 0v1.6h.3a1.2 1.2 0 0 1 1.2 1.2v5a1.2 1.2 0 0 1-1.2 1.2H2.2A1.2 1.2 0 0 1 1 11.8v-5a1.2 1.2 0 0 1 1.2-1.2zm1.5 0h4V4a2 2 0 0 0-4 0z,
                   fillRule: evenodd, viewBox: [0, 0, 12, 14], width: 10, height: 11.67, opacity: 0.7}
                - {id: address, text: $address, font: {size: 14}, lineLimit: 1, color: label,
                   waive: [{rule: text-truncated, reason: Browsers cut addresses off.}]}
            - id: menu
              frame: {trailing: 0, centerY: 0, width: 24, height: 24}
              path: M12 7.2a1.9 1.9 0 1 1 0-3.8 1.9 1.9 0 0 1 0 3.8zm0 6.7a1.9 1.9 0 1 1 0-3.8 1.9 1.9 0 0 1 0 3.8zm0 6.7a1.9 1.9 0 1 1 0-3.8 1.9 1.9 0 0 1 0 3.8z
              viewBox: [0, 0, 24, 24]

    """#
}
