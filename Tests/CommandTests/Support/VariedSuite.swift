import PNG

/// A small suite with something of everything that is drawn: letters of four scripts, pictures, shapes, opacity, clips.
struct VariedSuite {
  let folder: TestFolder

  private static let file = """
    format: 1
    suite: varied
    devices: [180x140@1, 120x160@2, 101x87@3]
    fonts: {default: Roboto, fallback: [Droid Sans Fallback, Noto Naskh Arabic]}

    """

  private static let letters = """
    scene: letters
    variants: {appearance: [light, dark]}
    root:
      background: systemBackground
      padding: 6
      layout: {stack: {axis: vertical, alignment: leading, distribution: start, spacing: 2}}
      children:
        - {id: latin, text: Affinity & fjord Ünïcødé, font: {size: 13, weight: bold}}
        - {id: arabic, text: مرحبا بالعالم, font: {size: 15}}
        - {id: japanese, text: 日本語の文字組み, font: {size: 12}, color: systemPink}
        - {id: chinese, text: 简体中文, font: {size: 12}, opacity: 0.6}
        - {id: mixed, text: "Wi-Fi 設定 إعدادات 42%", font: {size: 9.5}, lineLimit: 1}

    """

  private static let shapes = """
    scene: shapes
    variants: {orientation: [portrait, landscape]}
    root:
      background: "#fdf6e3"
      children:
        - {id: photo, image: photo, frame: [3.3, 4.1, 30, 33.7], contentMode: scaleAspectFill, cornerRadius: 7}
        - {id: badge, image: badge, frame: [40, 3, 31.5, 31.5]}
        - {id: circle, frame: [10, 42, 33, 33], background: systemTeal / 70%, cornerRadius: circle,
           border: {color: "#124", width: 1.5}}
        - id: group
          frame: [30, 50, 44, 30]
          opacity: 0.5
          clip: true
          cornerRadius: 11
          background: tomato
          children:
            - {frame: [0, 0, 30, 30], background: navy, cornerRadius: 50%}
            - {frame: [20, 10, 40, 40], background: gold}
        - {id: heart, path: "M12 21 C5 15 1 11 1 7 A5.5 5.5 0 0 1 12 6 A5.5 5.5 0 0 1 23 7 C23 11 19 15 12 21 Z",
           frame: [62, 40, 33.3, 29.9], fill: crimson, stroke: {color: black, width: 0.7, join: round}}
        - {id: divider, line: horizontal, frame: {left: 5, right: 5, bottom: 9}}

    """

  private static let badge = """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
      <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#f80"/><stop offset="1" stop-color="#08f"/></linearGradient></defs>
      <circle cx="32" cy="32" r="30" fill="url(#g)"/><path d="M18 33 l10 10 l19 -22" fill="none" stroke="#fff" stroke-width="5.5"/>
    </svg>

    """

  init() throws {
    folder = try TestFolder()
    try folder.write(Self.file, to: "snapfarm.yaml")
    try folder.write(Self.letters, to: "Scenes/letters.yaml")
    try folder.write(Self.shapes, to: "Scenes/shapes.yaml")
    try folder.write(encodePNG(checkerboard(0xFF20_8040, 0x8040_2010), level: 6), to: "Images/photo.png")
    try folder.write(Self.badge, to: "Images/badge.svg")
  }
}
