// Written by Scripts/embed-components.py from Components/system/keyboard.yaml; change that file and run the script.
enum SystemKeyboardFile {
  static let text: StaticString = #"""
    component: system/keyboard
    description: A keyboard with the letters of the scene's language and without words, as high as the device has it
    parameters:
      # The letters by language. A key has a share of a row: `phone` of as many keys as the longest row has, `tablet` of one
      # more, for delete, and `wide` of three more, for tab and caps lock too. `where` says for whom the layout is, `indent`
      # how far a tablet's second row is moved in; `topMore` and `middleMore` are what large tablets have after the letters.
      layouts:
        type: list
        default:
          - where: {any: [{locale: fr-CA},
                          {not: {locale: [fr, de, es, sv, fi, da, nb, "no", tr, ru, uk, el, ar, fa, he, ko]}}]}
            phone: 10%
            tablet: 9.09%
            wide: 7.69%
            indent: 4.54%
            top: [q, w, e, r, t, "y", u, i, o, p]
            middle: [a, s, d, f, g, h, j, k, l]
            bottom: [z, x, c, v, b, "n", m]
            topMore: ["[", "]"]
            middleMore: [’]
            bottomMore: [",", .]
          - where: {locale: fr, not: {locale: [fr-CA, fr-CH]}}
            phone: 10%
            tablet: 9.09%
            wide: 7.69%
            indent: 0
            top: [a, z, e, r, t, "y", u, i, o, p]
            middle: [q, s, d, f, g, h, j, k, l, m]
            bottom: [w, x, c, v, b, "n", ’]
            topMore: [^, $]
            middleMore: [ù]
            bottomMore: [",", ;]
          - where: {locale: [de, fr-CH]}
            phone: 9.09%
            tablet: 8.33%
            wide: 7.14%
            indent: 0
            top: [q, w, e, r, t, z, u, i, o, p, ü]
            middle: [a, s, d, f, g, h, j, k, l, ö, ä]
            bottom: ["y", x, c, v, b, "n", m]
            topMore: [ß, +]
            middleMore: ["#"]
            bottomMore: [",", .]
          - where: {locale: es}
            phone: 10%
            tablet: 9.09%
            wide: 7.69%
            indent: 0
            top: [q, w, e, r, t, "y", u, i, o, p]
            middle: [a, s, d, f, g, h, j, k, l, ñ]
            bottom: [z, x, c, v, b, "n", m]
            topMore: ["´", +]
            middleMore: [ç]
            bottomMore: [",", .]
          - where: {locale: [sv, fi]}
            phone: 9.09%
            tablet: 8.33%
            wide: 7.14%
            indent: 0
            top: [q, w, e, r, t, "y", u, i, o, p, å]
            middle: [a, s, d, f, g, h, j, k, l, ö, ä]
            bottom: [z, x, c, v, b, "n", m]
            topMore: [¨, +]
            middleMore: [’]
            bottomMore: [",", .]
          - where: {locale: [da, nb, "no"]}
            phone: 9.09%
            tablet: 8.33%
            wide: 7.14%
            indent: 0
            top: [q, w, e, r, t, "y", u, i, o, p, å]
            middle: [a, s, d, f, g, h, j, k, l, æ, ø]
            bottom: [z, x, c, v, b, "n", m]
            topMore: [¨, +]
            middleMore: [’]
            bottomMore: [",", .]
          - where: {locale: tr}
            phone: 8.33%
            tablet: 7.69%
            wide: 6.66%
            indent: 0
            top: [q, w, e, r, t, "y", u, ı, o, p, ğ, ü]
            middle: [a, s, d, f, g, h, j, k, l, ş, i]
            bottom: [z, x, c, v, b, "n", m, ö, ç]
            topMore: [+, "-"]
            middleMore: [’]
            bottomMore: [",", .]
          - where: {locale: ru}
            phone: 9.09%
            tablet: 8.33%
            wide: 7.14%
            indent: 0
            top: [й, ц, у, к, е, н, г, ш, щ, з, х]
            middle: [ф, ы, в, а, п, р, о, л, д, ж, э]
            bottom: [я, ч, с, м, и, т, ь, б, ю]
            topMore: [ъ, +]
            middleMore: [ё]
            bottomMore: [.]
          - where: {locale: uk}
            phone: 8.33%
            tablet: 7.69%
            wide: 6.66%
            indent: 0
            top: [й, ц, у, к, е, н, г, ш, щ, з, х, ї]
            middle: [ф, і, в, а, п, р, о, л, д, ж, є]
            bottom: [я, ч, с, м, и, т, ь, б, ю]
            topMore: [ґ, +]
            middleMore: [’]
            bottomMore: [",", .]
          - where: {locale: el}
            phone: 10%
            tablet: 9.09%
            wide: 7.69%
            indent: 4.54%
            top: [ς, ε, ρ, τ, υ, θ, ι, ο, π]
            middle: [α, σ, δ, φ, γ, η, ξ, κ, λ]
            bottom: [ζ, χ, ψ, ω, β, ν, μ]
            topMore: ["[", "]"]
            middleMore: [΄]
            bottomMore: [",", .]
          - where: {locale: ar}
            phone: 9.09%
            tablet: 8.33%
            wide: 7.14%
            indent: 0
            top: [ض, ص, ث, ق, ف, غ, ع, ه, خ, ح, ج]
            middle: [ش, س, ي, ب, ل, ا, ت, ن, م, ك, ط]
            bottom: [ذ, ء, ؤ, ر, ى, ة, و, ز, ظ, د]
            topMore: [ـ, "-"]
            middleMore: [ئ]
            bottomMore: [،, .]
          - where: {locale: fa}
            phone: 8.33%
            tablet: 7.69%
            wide: 6.66%
            indent: 0
            top: [ض, ص, ث, ق, ف, غ, ع, ه, خ, ح, ج, چ]
            middle: [ش, س, ی, ب, ل, ا, ت, ن, م, ک, گ]
            bottom: [ظ, ط, ز, ژ, ر, ذ, د, پ, و]
            topMore: [ـ, "-"]
            middleMore: [ئ]
            bottomMore: [،, .]
          - where: {locale: he}
            phone: 10%
            tablet: 9.09%
            wide: 7.69%
            indent: 0
            top: [׳, "-", ק, ר, א, ט, ו, ן, ם, פ]
            middle: [ש, ד, ג, כ, ע, י, ח, ל, ך, ף]
            bottom: [ז, ס, ב, ה, נ, מ, צ, ת, ץ]
            topMore: ["[", "]"]
            middleMore: [״]
            bottomMore: [",", .]
          - where: {locale: ko}
            phone: 10%
            tablet: 9.09%
            wide: 7.69%
            indent: 4.54%
            top: [ㅂ, ㅈ, ㄷ, ㄱ, ㅅ, ㅛ, ㅕ, ㅑ, ㅐ, ㅔ]
            middle: [ㅁ, ㄴ, ㅇ, ㄹ, ㅎ, ㅗ, ㅓ, ㅏ, ㅣ]
            bottom: [ㅋ, ㅌ, ㅊ, ㅍ, ㅠ, ㅜ, ㅡ]
            topMore: ["[", "]"]
            middleMore: [’]
            bottomMore: [",", .]
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
        - {if: {idiom: phone, locale: [ar, fa, tr, uk]}, font: {size: 19}}
        - {if: {idiom: phone, orientation: landscape}, font: {size: 20}}
      children:
        # Above the keys, Android has its tools.
        - id: tools
          height: 40
          relativeTo: safeArea
          padding: {horizontal: 8}
          layout: {stack: {axis: horizontal, distribution: fillEqually}}
          when:
            - {if: {not: {platform: android}}, hidden: true}
            - {if: {platform: android, orientation: landscape, idiom: phone}, height: 34}
          children:
            - each: [tools, emoji, clipboard, settings, microphone]
              as: tool
              node: {use: system/keyMark, with: {name: $tool, color: {light: "#51555d", dark: "#c4c7cf"}}}
        - id: keys
          height: fill
          relativeTo: safeArea
          direction: leftToRight
          padding: {top: 8, bottom: 4}
          layout: {stack: {axis: vertical, distribution: fillEqually, spacing: 11}}
          when:
            - {if: {idiom: tablet}, padding: {horizontal: 3, top: 9, bottom: 8}, layout: {stack: {spacing: 9}}}
            - {if: {idiom: phone, orientation: landscape}, padding: {top: 6}, layout: {stack: {spacing: 7}}}
            - {if: {platform: android}, padding: {horizontal: 2, top: 2, bottom: 6}, layout: {stack: {spacing: 9}}}
            - {if: {platform: android, idiom: phone, orientation: landscape}, padding: {top: 0, bottom: 4},
               layout: {stack: {spacing: 6}}}
          children:
            - id: numbers
              layout: {stack: {axis: horizontal, distribution: center}}
              when: [{if: {not: {idiom: tablet, minWidth: 1000, minHeight: 1000}}, hidden: true}]
              children:
                - each: ["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", "-", "="]
                  as: number
                  node: {use: system/keyCell, width: fill, with: {title: $number}}
                - {use: system/functionKey, width: fill, with: {mark: delete}}
            - id: top
              layout: {stack: {axis: horizontal, distribution: center}}
              children:
                - use: system/functionKey
                  width: fill
                  with: {mark: tab}
                  when: [{if: {not: {idiom: tablet, minWidth: 1000}}, hidden: true}]
                - each: $layouts
                  as: layout
                  node: {each: $layout.top, node: {use: system/letterKey, with: {title: $item, layout: $layout}}}
                - each: $layouts
                  as: layout
                  node:
                    each: $layout.topMore
                    node: {use: system/letterKey, with: {title: $item, layout: $layout},
                           when: [{if: {not: {idiom: tablet, minWidth: 1000, minHeight: 1000}}, hidden: true}]}
                - use: system/functionKey
                  width: fill
                  with: {mark: delete}
                  when: [{if: {any: [{idiom: phone}, {minWidth: 1000, minHeight: 1000}]}, hidden: true}]
            - id: middle
              layout: {stack: {axis: horizontal, distribution: center}}
              children:
                - use: system/functionKey
                  width: fill
                  with: {mark: capsLock}
                  when: [{if: {not: {idiom: tablet, minWidth: 1000}}, hidden: true}]
                - each: $layouts
                  as: layout
                  node: {width: $layout.indent, when: [{if: {any: [{not: $layout.where}, {not: {idiom: tablet}},
                                                                   {minWidth: 1000}]}, hidden: true}]}
                - each: $layouts
                  as: layout
                  node: {each: $layout.middle, node: {use: system/letterKey, with: {title: $item, layout: $layout}}}
                - each: $layouts
                  as: layout
                  node:
                    each: $layout.middleMore
                    node: {use: system/letterKey, with: {title: $item, layout: $layout},
                           when: [{if: {not: {idiom: tablet, minWidth: 1000, minHeight: 1000}}, hidden: true}]}
                - use: system/functionKey
                  width: fill
                  with: {mark: return, isAccented: true}
                  when: [{if: {idiom: phone}, hidden: true}]
            - id: bottom
              layout: {stack: {axis: horizontal, distribution: center}}
              children:
                - use: system/functionKey
                  width: fill
                  with: {mark: shift}
                  when: [{if: {locale: [ar, fa, he], any: [{idiom: phone}, {maxWidth: 999}]}, hidden: true}]
                - {width: fill(0.15), when: [{if: {any: [{idiom: tablet}, {locale: [ar, fa, he, ru]}]}, hidden: true}]}
                - each: $layouts
                  as: layout
                  node: {each: $layout.bottom, node: {use: system/letterKey, with: {title: $item, layout: $layout}}}
                - each: $layouts
                  as: layout
                  node:
                    each: $layout.bottomMore
                    node: {use: system/letterKey, with: {title: $item, layout: $layout},
                           when: [{if: {idiom: phone}, hidden: true}]}
                - {width: fill(0.15), when: [{if: {any: [{idiom: tablet}, {locale: [ar, he, ru]}]}, hidden: true}]}
                - {use: system/functionKey, width: fill, with: {mark: delete}, when: [{if: {idiom: tablet}, hidden: true}]}
                - use: system/functionKey
                  width: fill
                  with: {mark: shift}
                  when: [{if: {any: [{idiom: phone}, {locale: [ar, fa, he], maxWidth: 999}]}, hidden: true}]
            - id: space
              layout: {stack: {axis: horizontal}}
              children:
                - {use: system/functionKey, width: fill(2.5), with: {title: "123"},
                   when: [{if: {any: [{idiom: tablet}, {platform: android}]}, hidden: true}]}
                - {use: system/functionKey, width: fill(1.5), with: {title: "?123", isAccented: true},
                   when: [{if: {any: [{idiom: tablet}, {not: {platform: android}}]}, hidden: true}]}
                - {use: system/functionKey, width: fill(1.5), with: {title: .?123}, when: [{if: {idiom: phone}, hidden: true}]}
                - use: system/functionKey
                  width: fill(1.25)
                  with: {mark: globe}
                  when: [{if: {any: [{idiom: phone, platform: android},
                                     {platform: ios, has: homeIndicator, orientation: portrait}]}, hidden: true}]
                - {use: system/keyCell, width: fill, with: {title: ",", isSpecial: true},
                   when: [{if: {any: [{idiom: tablet}, {not: {platform: android}}]}, hidden: true}]}
                - {use: system/functionKey, width: fill, with: {mark: emoji},
                   when: [{if: {not: {platform: android}}, hidden: true}]}
                - {use: system/functionKey, width: fill(1.25), with: {mark: microphone},
                   when: [{if: {not: {platform: ipados}}, hidden: true}]}
                - {use: system/keyCell, width: fill(5.2), when: [{if: {platform: android, idiom: phone}, width: fill(4)},
                                                                 {if: {idiom: tablet}, width: fill(6.5)}]}
                - {use: system/keyCell, width: fill, with: {title: ., isSpecial: true},
                   when: [{if: {any: [{idiom: tablet}, {not: {platform: android}}]}, hidden: true}]}
                - {use: system/functionKey, width: fill(1.5), with: {title: .?123}, when: [{if: {idiom: phone}, hidden: true}]}
                - {use: system/functionKey, width: fill(1.5), with: {mark: dismiss}, when: [{if: {idiom: phone}, hidden: true}]}
                - {use: system/functionKey, width: fill(2.5), with: {mark: return, isAccented: true},
                   when: [{if: {idiom: tablet}, hidden: true}, {if: {platform: android}, width: fill(1.5)}]}
        # Below the keys an iPhone without a home button has two more, beside the room for going home.
        - id: more
          height: 42
          when: [{if: {not: {platform: ios, has: homeIndicator, orientation: portrait}}, hidden: true}]
          children:
            - {use: system/keyMark, frame: {leading: 26, top: 14, width: 26, height: 26},
               with: {name: globe, color: {light: "#51555d", dark: "#d1d1d6"}}}
            - {use: system/keyMark, frame: {trailing: 25, top: 13, width: 26, height: 26},
               with: {name: microphone, color: {light: "#51555d", dark: "#d1d1d6"}}}
        - {height: device.safeAreaBottom}

    """#
}
