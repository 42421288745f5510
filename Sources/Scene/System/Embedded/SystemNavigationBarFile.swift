// Written by Scripts/embed-components.py from Components/system/navigationBar.yaml; change that file and run the script.
enum SystemNavigationBarFile {
  static let text: StaticString = #"""
    component: system/navigationBar
    description: A title with the way back and what else can be done, below the status bar
    parameters:
      title: {type: text, default: ""}
      back: {type: text, default: ""}
      # Images of the suite, painted with the tint.
      actions: {type: list, default: []}
      # Whether the title is large, in a row of its own, as at the top of a list.
      isLarge: {type: flag, default: false}
      tint: {type: color, default: systemBlue}
      background: {type: color, default: {light: "#f9f9fb", dark: "#1c1c1e"}}
    node:
      background: $background
      padding: {top: device.safeAreaTop}
      layout: {stack: vertical}
      waive:
        - {rule: outside-safe-area, reason: It is part of the system.}
        - {rule: contrast, reason: It is as the system has it.}
      # Watches have a title beside the time, or below where it is in the middle, and no bar.
      when:
        - {if: {idiom: watch}, background: none, padding: {top: 0}}
        - {if: {platform: wearos}, padding: {top: device.statusBarHeight}}
      children:
        - id: watchTitle
          height: device.statusBarHeight
          layout: {overlay: leading}
          padding: {leading: device.statusBarLeading}
          when:
            - {if: {not: {idiom: watch}}, hidden: true}
            - {if: {platform: wearos}, height: 20, layout: {overlay: center}, padding: {leading: 0}}
          children:
            - {text: $title, lineLimit: 1, minimumScaleFactor: 0.8, font: {size: 15, weight: medium}, color: $tint, padding: {leading: 8},
               when: [{if: {minWidth: 175, platform: watchos}, font: {size: 17}}, {if: {platform: wearos}, font: {size: 13}, padding: {leading: 0}}]}
        - id: bar
          height: device.navigationBarHeight
          layout: constraints
          border: {color: separator, width: 1px, sides: [bottom]}
          when:
            - {if: {any: [{platform: android}, {idiom: watch}]}, hidden: true}
            - {if: {equal: [$isLarge, true], not: {idiom: phone, orientation: landscape}}, border: none}
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
                         leading: [">= back.trailing + 6", ">= safeArea + 16"], trailing: "<= actions.leading - 1"},
               when: [{if: {equal: [$isLarge, true], not: {idiom: phone, orientation: landscape}}, opacity: 0}]}
            - id: actions
              anchors: {trailing: safeArea, top: superview, bottom: superview}
              padding: {trailing: 14}
              layout: {stack: {axis: horizontal, alignment: center, distribution: end, spacing: 20}}
              children:
                # So that it has a width without actions too.
                - {width: 1, height: 1, spacingAfter: 6}
                - {each: $actions, as: icon, node: {image: $icon, template: true, tint: $tint, width: 24, height: 24}}
        - id: largeTitle
          height: 52
          relativeTo: safeArea
          padding: {horizontal: 16}
          layout: {overlay: leading}
          when:
            - {if: {any: [{not: {equal: [$isLarge, true]}}, {platform: android}, {idiom: watch}, {idiom: phone, orientation: landscape}]}, hidden: true}
            - {if: {idiom: tablet}, padding: {horizontal: 20}}
          children: [{text: $title, lineLimit: 1, font: {size: 34, weight: bold}, color: label}]
        # Android's bar has its title at the beginning, and no line below.
        - id: appBar
          height: device.navigationBarHeight
          relativeTo: safeArea
          padding: {horizontal: 4}
          layout: {stack: {axis: horizontal, alignment: center}}
          when: [{if: {not: {platform: android}}, hidden: true}]
          children:
            - id: back
              width: 48
              height: 48
              spacingAfter: 4
              layout: {overlay: center}
              when: [{if: {equal: [$back, ""]}, width: 8}]
              children:
                - {path: M20 12H4.5M11.5 4.5L4 12l7.5 7.5, viewBox: [0, 0, 24, 24], width: 24, height: 24, fill: clear,
                   stroke: {color: label, width: 2, join: miter},
                   when: [{if: {direction: rightToLeft}, transform: {scale: [-1, 1]}}, {if: {equal: [$back, ""]}, hidden: true}]}
            - {id: title, text: $title, width: fill, textAlignment: leading, lineLimit: 1, font: {size: 22}, color: label,
               when: [{if: {equal: [$isLarge, true]}, opacity: 0}]}
            - each: $actions
              as: icon
              node:
                width: 48
                height: 48
                layout: {overlay: center}
                children: [{image: $icon, template: true, tint: secondaryLabel, width: 24, height: 24}]
        - id: largeAppBar
          height: 88
          relativeTo: safeArea
          padding: {horizontal: 16, bottom: 24}
          layout: {overlay: bottomLeading}
          when: [{if: {any: [{not: {equal: [$isLarge, true]}}, {not: {platform: android}}]}, hidden: true}]
          children: [{text: $title, lineLimit: 1, font: {size: 28}, color: label}]

    """#
}
