// Written by Scripts/embed-components.py from Components/system/statusBar.yaml; change that file and run the script.
enum SystemStatusBarFile {
  static let text: StaticString = #"""
    component: system/statusBar
    description: Time, networks and battery, as high as the device has the bar and clear of its camera
    parameters:
      time: {type: text, default: "9:41"}
      color: {type: color, default: {light: black, dark: white}}
      # On watches, whose screens are black.
      watchColor: {type: color, default: white}
    node:
      height: device.statusBarHeight
      color: $color
      font: {size: 12, weight: semibold, features: [tnum]}
      waive:
        - {rule: outside-safe-area, reason: It is part of the system.}
        - {rule: under-cutout, reason: The system keeps it clear of the camera.}
      when:
        - {if: {not: {has: statusBar}}, hidden: true}
        - {if: {idiom: watch}, color: $watchColor}
      children:
        # Beside an island or a notch, the time is in the middle of one side and the marks are in the middle of the other.
        # Without one, an iPhone has the time in the middle; everything else has it at the beginning, but for watches: they
        # have it at the end, or where they are round in the middle, and nothing else.
        - id: time
          text: $time
          lineLimit: 1
          textAlignment: center
          frame: {leading: 0, top: 0, width: 100%, height: 100%}
          when:
            - {if: {platform: ipados}, textAlignment: leading, font: {size: 13}, padding: {leading: 16},
               frame: {leading: device.statusBarLeading, top: 0, width: 50%, height: 100%}}
            - {if: {platform: android}, textAlignment: leading, font: {size: 14, weight: medium}, padding: {leading: 20},
               frame: {leading: device.statusBarLeading, top: 0, width: 50%, height: 100%}}
            - {if: {has: notch}, font: {size: 15}, padding: {leading: 6},
               frame: {leading: 0, top: 0, width: device.earLeading, height: 100%}}
            - {if: {has: notch, minWidth: 390}, font: {size: 16}}
            - {if: {has: island}, font: {size: 17},
               frame: {leading: 0, top: device.cutoutTop, width: device.earLeading, height: device.cutoutHeight}}
            - {if: {platform: watchos}, textAlignment: trailing, font: {size: 15, weight: medium}, padding: {trailing: 4},
               frame: {trailing: device.statusBarTrailing, top: 0, width: 50%, height: 100%}}
            - {if: {platform: watchos, minWidth: 175}, font: {size: 17}, padding: {trailing: 6}}
            - {if: {platform: wearos}, font: {size: 13, weight: medium}}

        # An iPhone with a home button has its networks at the beginning.
        - id: networks
          frame: {leading: 6, top: 0, height: 100%}
          layout: {stack: {axis: horizontal, alignment: center, distribution: start, spacing: 4}}
          children:
            - {use: system/signal, width: 15, height: 10, with: {color: $color}}
            - {use: system/wifi, width: 14, height: 10, with: {color: $color}}
          when:
            - {if: {any: [{has: notch}, {has: island}, {platform: [ipados, android]}, {idiom: watch}]}, hidden: true}

        - id: marks
          frame: {trailing: 6, top: 0, height: 100%}
          layout: {stack: {axis: horizontal, alignment: center, distribution: end, spacing: 5}}
          children:
            - {id: signal, use: system/signal, width: 15, height: 10, with: {color: $color},
               when: [{if: {not: {any: [{has: notch}, {has: island}]}}, hidden: true},
                      {if: {any: [{has: island}, {has: notch, minWidth: 390}]}, width: 17, height: 11.33}]}
            - {id: wifi, use: system/wifi, width: 14, height: 10, with: {color: $color},
               when: [{if: {not: {any: [{has: notch}, {has: island}, {platform: ipados}]}}, hidden: true},
                      {if: {any: [{has: island}, {has: notch, minWidth: 390}]}, width: 16, height: 11.33}]}
            - {id: battery, use: system/battery, width: 22, height: 10.67, with: {color: $color},
               when: [{if: {any: [{has: island}, {has: notch, minWidth: 390}]}, width: 25, height: 12}]}
          when:
            - {if: {any: [{platform: android}, {idiom: watch}]}, hidden: true}
            - {if: {platform: ipados}, frame: {trailing: device.statusBarTrailing, top: 0, height: 100%},
               padding: {trailing: 16}}
            - {if: {has: notch}, frame: {trailing: 0, top: 0, width: device.earTrailing, height: 100%},
               padding: {trailing: 6}, layout: {stack: {distribution: center, spacing: 3.5}}}
            - {if: {has: notch, minWidth: 390}, layout: {stack: {spacing: 4.5}}}
            - {if: {has: island}, frame: {trailing: 0, top: device.cutoutTop, width: device.earTrailing,
               height: device.cutoutHeight}, layout: {stack: {distribution: center, spacing: 6}}}

        - id: icons
          frame: {trailing: device.statusBarTrailing, top: 0, height: 100%}
          padding: {trailing: 20}
          layout: {stack: {axis: horizontal, alignment: center, distribution: end, spacing: 4}}
          children:
            - {id: wifi, path: M8 13.6L.3 4.1a12.2 12.2 0 0 1 15.4 0z, viewBox: [0, 0, 16, 15], width: 16, height: 15}
            - {id: signal, path: M14 1.6v11.2a.8.8 0 0 1-.8.8H2a.8.8 0 0 1-.6-1.4L12.6 1a.8.8 0 0 1 1.4.6z,
               viewBox: [0, 0, 15, 15], width: 15, height: 15}
            - {id: battery, path: M3 .8h3v1.4h1.6A1.4 1.4 0 0 1 9 3.6v9.6a1.4 1.4 0 0 1-1.4 1.4H1.4A1.4 1.4 0 0 1 0 13.2V3.6a1.4 1.4 0 0 1 1.4-1.4H3z,
               viewBox: [0, 0, 9, 15], width: 9, height: 15}
          when: [{if: {not: {platform: android}}, hidden: true}]

    """#
}
