/// The worked examples of the format that this version reads.
enum Examples {
  static let key = """
    component: key
    parameters: {title: text}
    node: {text: $title, role: button, textAlignment: center, font: {size: 28dw}, color: white,
           background: rgb(80 80 80), cornerRadius: half(width)}
    """

  static let keypadStacks = """
    scene: keypad-stacks
    design: {width: 375}
    variants: {orientation: [portrait, landscape]}
    data: {rows: [["7", "8", "9", ÷], ["4", "5", "6", ×], ["1", "2", "3", −], ["0", ".", "=", +]]}
    root:
      relativeTo: safeArea
      padding: {top: 20, horizontal: 30, bottom: 30}
      layout: {overlay: bottom}
      children:
        - id: pad
          width: fill
          height: fill
          aspectRatio: 1
          layout: {stack: {axis: vertical, distribution: fillEqually, spacing: 10}}
          children:
            - each: $rows
              as: row
              node:
                layout: {stack: {axis: horizontal, distribution: fillEqually, spacing: 10}}
                children: [{each: $row, as: key, node: {use: key, with: {title: $key}}}]
    """

  static let keypadGrid = """
    scene: keypad-grid
    design: {width: 375}
    variants: {orientation: [portrait, landscape]}
    root:
      relativeTo: safeArea
      padding: {top: 20, horizontal: 30, bottom: 30}
      layout: {overlay: bottom}
      children:
        - {id: pad, width: fill, height: fill, layout: {grid: {columns: 4, rows: 4, gap: 10, cellAspectRatio: 1}},
           when: [{if: {verticalSizeClass: compact}, layout: {grid: {columns: 8, rows: 2}}}], children: [
            {each: ["7", "8", "9", ÷, "4", "5", "6", ×, "1", "2", "3", −, "0", ".", "=", +],
             node: {id: key, use: key, with: {title: $item}}}]}
    """

  static let percent = """
    scene: percent
    root:
      rounding: truncate
      children:
        - id: a
          frame: {from: [15%, 20%], to: [85%, 80%]}
          background: blue
          children: [{id: b, frame: {from: [50%, 50%], to: [100%, 90%]}, background: lime}]
        - id: wall
          frame: {from: [0%, 82.5%], to: [100%, 100%]}
          layout: {grid: {columns: 3, rows: 4}}
          children: [{each: {count: 12}, node: {id: tile, background: systemTeal, border: {color: white, width: 1px}}}]
    """

  static let scaled = """
    scene: scaled
    design: {width: 375}
    root:
      children:
        - {id: hero, frame: [0, 0, 100%, 200], scale: [height], background: systemIndigo}
        - {id: badge, frame: [0, 0, 100, 100], scale: [size], background: systemOrange, cornerRadius: circle}
        - {id: title, text: Hello, frame: {leading: 20dw, top: 220dw}, font: {size: 20, weight: bold}, scale: [font]}
        - {id: note, text: drawn for 375, frame: {leading: 20dw, top: 250dw}, font: {size: 15dw}}
    """

  static let launch = """
    scene: launch
    devices: [iphone-4s, iphone-5, iphone-6, iphone-x]
    root: {children: [{id: backdrop, image: bg, contentMode: scaleAspectFill}]}
    """

  static let scenes = [keypadStacks, keypadGrid, percent, scaled, launch]
}
