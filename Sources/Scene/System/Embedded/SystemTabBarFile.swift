// Written by Scripts/embed-components.py from Components/system/tabBar.yaml; change that file and run the script.
enum SystemTabBarFile {
  static let text: StaticString = #"""
    component: system/tabBar
    description: Tabs along the lower edge, of which one is selected; above what the system has there
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
      when: [{if: {platform: android}, border: none}]
      children:
        - id: tabs
          height: device.tabBarHeight
          relativeTo: safeArea
          layout: {stack: {axis: horizontal, distribution: fillEqually}}
          children:
            - each: $items
              node:
                id: tab
                role: tab
                layout: {overlay: center}
                children:
                  # Android has a pill behind the icon of the tab that is selected.
                  - {width: 60, height: 32, cornerRadius: capsule, background: $tint, opacity: 0.18,
                     transform: {translate: [0, -9]},
                     when: [{if: {not: {platform: android, any: [{equal: [$index, $selected]},
                                                                 {equal: [$item.title, $selected]}]}}, hidden: true}]}
                  - layout: {stack: {axis: vertical, alignment: center, distribution: center, spacing: 3}}
                    color: systemGray
                    tint: systemGray
                    font: {size: 10.5, weight: medium}
                    when:
                      - {if: {platform: android}, layout: {stack: {spacing: 6}}, font: {size: 12}, color: secondaryLabel,
                         tint: secondaryLabel}
                      - {if: {any: [{equal: [$index, $selected]}, {equal: [$item.title, $selected]}]}, color: $tint,
                         tint: $tint}
                    children:
                      - {each: $item.icon, as: icon, node: {image: $icon, template: true, width: 25, height: 25}}
                      - {text: $item.title, lineLimit: 1, minimumScaleFactor: 0.7, padding: {leading: 2, trailing: 2}}

    """#
}
