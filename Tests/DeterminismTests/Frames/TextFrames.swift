extension Chance {
  /// A line or two of Latin letters.
  mutating func latin(row: Int) -> String {
    let texts = [
      "Affinity & fjord: Ünïcødé Wafer", "Total $1,024.50 — 12:30", "The quick brown fox jumps over the lazy dog",
      "Zurückgezogene Äußerung, “quoted”", "AVAST Te To kerned office ffl", "Ελλάδα и Россия №5",
    ]
    let text = pick(texts)
    let runs = "[\"\(text) \", {text: bold, font: {weight: bold, size: \(number(8...19))}, underline: true}, \" end\"]"
    return "{\(place(row: row)), text: \(isLucky(4) ? runs : "\"\(text)\""), \(letters()), \(paragraph())}"
  }

  /// A line or two of letters that other fonts have, alone or amid Latin ones.
  mutating func script(row: Int) -> String {
    let texts = [
      "مرحبا بالعالم، هذا نص عربي", "日本語の文字組み、「括弧」と句読点。", "简体中文排版测试", "한강을 따라 자전거를 탔어요",
      "Wi-Fi 設定 إعدادات 42%", "נסיון עברי (123) abc", "e\u{301}a\u{308}o\u{302} Việt ngữ", "قهوة «Roboto» 12:30 م",
    ]
    let text = isLucky(4) && TestFiles.hasEmoji ? "Emoji 😀👍🏽🇫🇷 ok" : pick(texts)
    return "{\(place(row: row)), text: \"\(text)\", \(letters()), \(paragraph())}"
  }

  private mutating func place(row: Int) -> String {
    "frame: [\(number(-3...20)), \(row * 21).\(whole(0...9)), \(number(50...140)), \(number(12...34))]"
  }

  private mutating func letters() -> String {
    let features = isLucky(3) ? ", features: [\(pick(["tnum", "smcp", "liga", "\"ss01\""]))]" : ""
    let family =
      isLucky(4) ? ", family: Snapfarm Axes, weight: \(whole(100...900))" : ", weight: \(pick([100, 400, 600, 900]))"
    let font = "{size: \(number(7...21))\(family), italic: \(isLucky(3))\(features)}"
    let tracking = isLucky(3) ? ", tracking: \(number(-1...3))" : ""
    return "font: \(font), color: \(isLucky(3) ? sheer() : color())\(tracking)"
  }

  private mutating func paragraph() -> String {
    let words = [
      "lineLimit: 1", "lineLimit: 2, truncation: middle", "lineLimit: 1, truncation: head", "textAlignment: justified",
      "textAlignment: center, lineHeight: 120%", "minimumScaleFactor: 0.4, lineLimit: 1", "strikethrough: true",
      "textCase: upper, underline: true", "textAlignment: trailing, paragraphSpacing: 3", "verticalAlignment: bottom",
    ]
    return pick(words) + (isLucky(6) ? ", transform: {rotate: \(number(-15...15))}" : "")
  }
}
