// Written by Scripts/embed-components.py from Components/system/keyboard.yaml; change that file and run the script.
enum SystemKeyboardFile {
  static let text: StaticString = #"""
    component: system/keyboard
    description: A keyboard with Latin letters and words of no language, as high as the device has it
    node:
      height: device.keyboardHeight
      background: {light: "#d2d5db", dark: "#2a2a2c"}
      layout: {stack: vertical}
      font: {size: 22}
      waive:
        - {rule: outside-safe-area, reason: It is part of the system.}
        - {rule: contrast, reason: It is as the system has it.}
      when:
        - {if: {not: {has: keyboard}}, hidden: true}
        - {if: {platform: android}, background: {light: "#eceff5", dark: "#191b20"}}
        - {if: {idiom: tablet}, font: {size: 25}}
        - {if: {idiom: phone, orientation: landscape}, font: {size: 20}}
      children:
        - id: keys
          height: fill
          relativeTo: safeArea
          padding: {horizontal: 3, top: 8, bottom: 4}
          layout: {stack: {axis: vertical, distribution: fillEqually, spacing: 11}}
          when:
            - {if: {idiom: tablet}, padding: {horizontal: 6, top: 10, bottom: 8}, layout: {stack: {spacing: 9}}}
            - {if: {idiom: phone, orientation: landscape}, padding: {horizontal: 4, top: 6}, layout: {stack: {spacing: 7}}}
            - {if: {platform: android}, padding: {horizontal: 5, top: 8, bottom: 8}, layout: {stack: {spacing: 9}}}
          children:
            - layout: {stack: {axis: horizontal, distribution: fillEqually, spacing: 6}}
              direction: leftToRight
              children:
                - each: [q, w, e, r, t, y, u, i, o, p]
                  node: {use: system/key, with: {title: $item}}
            - layout: {stack: {axis: horizontal, distribution: fillEqually, spacing: 6}}
              direction: leftToRight
              padding: {horizontal: 5%}
              children:
                - each: [a, s, d, f, g, h, j, k, l]
                  node: {use: system/key, with: {title: $item}}
            - layout: {stack: {axis: horizontal, spacing: 6}}
              direction: leftToRight
              children:
                - use: system/key
                  width: fill(1.4)
                  spacingAfter: 13
                  with: {isSpecial: true}
                  children:
                    - {path: M10 2.2l7.4 7.6h-4v6.4H6.6V9.8h-4z, viewBox: [0, 0, 20, 18], width: 20, height: 18, fill: clear,
                       stroke: {color: label, width: 1.6, join: round}}
                - each: [z, x, c, v, b, n]
                  node: {use: system/key, width: fill, with: {title: $item}}
                - {use: system/key, width: fill, spacingAfter: 13, with: {title: m}}
                - use: system/key
                  width: fill(1.4)
                  with: {isSpecial: true}
                  children:
                    - {path: M7.6 2h11.9A2.5 2.5 0 0 1 22 4.5v9a2.5 2.5 0 0 1-2.5 2.5H7.6L1.8 9zM11 6.2l5.6 5.6M16.6 6.2L11 11.8,
                       viewBox: [0, 0, 24, 18], width: 24, height: 18, fill: clear,
                       stroke: {color: label, width: 1.6, join: round, cap: round}}
            - layout: {stack: {axis: horizontal, spacing: 6}}
              direction: leftToRight
              children:
                - {use: system/key, width: fill(2.5), with: {title: "123", isSpecial: true}}
                - use: system/key
                  width: fill(1.25)
                  with: {isSpecial: true}
                  when: [{if: {platform: ios, has: homeIndicator, orientation: portrait}, hidden: true}]
                  children:
                    - {path: M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM1.5 10h17M10 1.5c2.6 2.3 3.8 5.2 3.8 8.5s-1.2 6.2-3.8 8.5c-2.6-2.3-3.8-5.2-3.8-8.5S7.4 3.8 10 1.5z,
                       viewBox: [0, 0, 20, 20], width: 20, height: 20, fill: clear,
                       stroke: {color: label, width: 1.3, join: round}}
                - {use: system/key, width: fill(5.2)}
                - use: system/key
                  width: fill(2.5)
                  with: {isSpecial: true}
                  children:
                    - {path: M18 3v4.5A2.5 2.5 0 0 1 15.5 10H3m4.5-4.5L3 10l4.5 4.5, viewBox: [0, 0, 21, 18], width: 21,
                       height: 18, fill: clear, stroke: {color: label, width: 1.7, join: round, cap: round}}
        # Below the keys an iPhone without a home button has two more, beside the room for going home.
        - id: more
          height: 42
          color: {light: "#51555d", dark: "#d1d1d6"}
          when: [{if: {not: {platform: ios, has: homeIndicator, orientation: portrait}}, hidden: true}]
          children:
            - {path: M10 1.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM1.5 10h17M10 1.5c2.6 2.3 3.8 5.2 3.8 8.5s-1.2 6.2-3.8 8.5c-2.6-2.3-3.8-5.2-3.8-8.5S7.4 3.8 10 1.5z,
               viewBox: [0, 0, 20, 20], frame: {leading: 26, top: 14, width: 26, height: 26}, fill: clear,
               stroke: {color: {light: "#51555d", dark: "#d1d1d6"}, width: 1.7, join: round}}
            - {path: M8 1.5A3.2 3.2 0 0 1 11.2 4.7v5.6a3.2 3.2 0 0 1-6.4 0V4.7A3.2 3.2 0 0 1 8 1.5zM1.8 10.3a6.2 6.2 0 0 0 12.4 0M8 16.5v4M4.8 20.5h6.4,
               viewBox: [0, 0, 16, 22], frame: {trailing: 28, top: 13, width: 19, height: 26}, fill: clear,
               stroke: {color: {light: "#51555d", dark: "#d1d1d6"}, width: 1.7, cap: round, join: round}}
        - {height: device.safeAreaBottom}

    """#
}
