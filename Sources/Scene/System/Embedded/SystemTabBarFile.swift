// Written by Scripts/embed-components.py from Components/system/tabBar.yaml; change that file and run the script.
enum SystemTabBarFile {
  static let text: StaticString = #"""
    component: system/tabBar
    description: Tabs along the lower edge, of which one is selected, above what the system has there; at the top of televisions
    parameters:
      # A list of {title, icon}; an icon is an image of the suite, painted with the tint, and may be left out.
      items: {type: list, default: []}
      # The number of an item, from 0, its title, or the key of it.
      selected: {type: text, default: 0}
      tint: {type: color, default: systemBlue}
      background: {type: color, default: {light: "#f9f9fb", dark: "#161618"}}
    node:
      background: $background
      border: {color: separator, width: 1px, sides: [top]}
      padding: {bottom: device.safeAreaBottom}
      layout: {stack: vertical}
      waive:
        - {rule: outside-safe-area, reason: It is part of the system.}
        - {rule: contrast, reason: It is as the system has it.}
      when:
        - {if: {platform: android}, border: none}
        - {if: {idiom: tv}, border: none, background: none, padding: {top: 46, bottom: 0}, layout: {stack: {alignment: center}}}
        - {if: {idiom: tv, platform: android}, padding: {top: 24}}
      children:
        - id: tabs
          height: device.tabBarHeight
          relativeTo: safeArea
          layout: {stack: {axis: horizontal, distribution: fillEqually}}
          when:
            - {if: {idiom: tv}, layout: {stack: {distribution: start}}}
            - {if: {idiom: tv}, height: 68, padding: 6, cornerRadius: capsule, relativeTo: superview,
               background: {light: black / 10%, dark: white / 16%}}
            - {if: {idiom: tv, platform: android}, height: 40, padding: 4}
          children:
            - each: $items
              node:
                id: tab
                role: tab
                layout: {overlay: center}
                when:
                  - {if: {idiom: tv}, padding: {horizontal: 34}, cornerRadius: capsule}
                  - {if: {idiom: tv, platform: android}, padding: {horizontal: 18}}
                  - {if: {idiom: tv, any: [{equal: [$index, $selected]}, {equal: [$item.title, $selected]}]}, background: white}
                children:
                  # Android has a pill behind the icon of the tab that is selected.
                  - {width: 64, height: 32, cornerRadius: capsule, background: $tint, opacity: 0.18,
                     transform: {translate: [0, -12]},
                     when: [{if: {any: [{idiom: tv}, {not: {platform: android, any: [{equal: [$index, $selected]},
                                                                                     {equal: [$item.title, $selected]}]}}]},
                             hidden: true}]}
                  - layout: {stack: {axis: vertical, alignment: center, distribution: center, spacing: 3}}
                    color: systemGray
                    tint: systemGray
                    font: {size: 10.5, weight: medium}
                    when:
                      - {if: {platform: android}, layout: {stack: {spacing: 8}}, font: {size: 12}, color: secondaryLabel,
                         tint: secondaryLabel}
                      # Where there is room, an iPad has icon and title side by side.
                      - {if: {platform: ipados, minWidth: 600}, layout: {stack: {axis: horizontal, spacing: 8}}, font: {size: 13}}
                      - {if: {any: [{equal: [$index, $selected]}, {equal: [$item.title, $selected]}]}, color: $tint,
                         tint: $tint}
                      - {if: {idiom: tv}, font: {size: 29}, color: secondaryLabel}
                      - {if: {idiom: tv, platform: android}, font: {size: 15}}
                      - {if: {idiom: tv, any: [{equal: [$index, $selected]}, {equal: [$item.title, $selected]}]}, color: black}
                    children:
                      - {each: $item.icon, as: icon, node: {image: $icon, template: true, width: 25, height: 25,
                         when: [{if: {platform: android}, width: 24, height: 24}, {if: {idiom: tv}, hidden: true}]}}
                      # As high in every script, so that icons stay where they are.
                      - {text: $item.title, lineLimit: 1, minimumScaleFactor: 0.7, padding: {leading: 2, trailing: 2}, lineHeight: 120%,
                         when: [{if: {platform: android}, lineHeight: 16}, {if: {idiom: tv, platform: android}, lineHeight: 20}]}

    """#
}
