import Problems

/// The nearest of some words to one that is not among them: in another spelling, from the table of other tools' words,
/// else by spelling.
func nearestValue(to word: String, in words: [String]) -> String? {
  guard word.utf8.count <= 128 else { return nil }
  let letters = bare(word)
  if let same = words.first(where: { bare($0) == letters }) { return same }
  if let meant = otherWords[letters]?.first(where: { words.contains($0) }) { return meant }
  return nearestWord(to: word, in: words)
}

/// A word that was probably meant, and whether this version reads it.
struct Nearest {
  var word: String?
  var isBuilt = true

  /// Looks among the words that are built first.
  init(in words: [String], unbuilt: [String], _ find: ([String]) -> String?) {
    word = find(words)
    if word == nil, let other = find(unbuilt) { (word, isBuilt) = (other, false) }
  }
}

/// A word without the marks and capitals by which tools spell it differently.
private func bare(_ word: String) -> String {
  word.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
}

/// Values of UIKit, SwiftUI, CSS, Android and Figma, and what this format calls the same thing; where a word may be
/// several things, the first that is a value of the key is meant.
private let otherWords: [String: [String]] = [
  "aspectfill": ["scaleAspectFill"], "cover": ["scaleAspectFill"], "crop": ["scaleAspectFill"],
  "centercrop": ["scaleAspectFill"], "aspectfit": ["scaleAspectFit"], "contain": ["scaleAspectFit"],
  "fit": ["scaleAspectFit", "hug"], "fitcenter": ["scaleAspectFit"], "centerinside": ["scaleAspectFit"],
  "scaledown": ["scaleAspectFit"], "scaletofit": ["scaleAspectFit"], "fill": ["scaleToFill"],
  "fitxy": ["scaleToFill"], "stretch": ["scaleToFill", "fill"],
  "spacebetween": ["equalSpacing"], "between": ["equalSpacing"], "around": ["spaceAround"],
  "evenly": ["spaceEvenly"], "equal": ["fillEqually"], "packed": ["start"],
  "start": ["leading", "top"], "begin": ["start", "leading", "top"], "flexstart": ["start", "leading", "top"],
  "end": ["trailing", "bottom"], "flexend": ["end", "trailing", "bottom"],
  "middle": ["center"], "centre": ["center"], "centered": ["center"], "centerx": ["center"], "centery": ["center"],
  "left": ["leading", "start"], "right": ["trailing", "end"], "leading": ["left", "start", "top"],
  "trailing": ["right", "end", "bottom"], "top": ["start", "leading"], "bottom": ["end", "trailing"],
  "topleft": ["topLeading"], "topright": ["topTrailing"], "bottomleft": ["bottomLeading"],
  "bottomright": ["bottomTrailing"], "topleading": ["topLeft"], "toptrailing": ["topRight"],
  "bottomleading": ["bottomLeft"], "bottomtrailing": ["bottomRight"], "topstart": ["topLeading"],
  "topend": ["topTrailing"], "bottomstart": ["bottomLeading"], "bottomend": ["bottomTrailing"],
  "baseline": ["firstBaseline"], "justify": ["justified"],
  "parent": ["superview"], "super": ["superview"], "container": ["superview"], "view": ["superview"],
  "safe": ["safeArea"], "safearealayoutguide": ["safeArea"], "safeareainsets": ["safeArea"],
  "margins": ["layoutMargins"], "layoutmarginsguide": ["layoutMargins"], "readablecontentguide": ["readableContent"],
  "w": ["width"], "h": ["height", "horizontal"], "v": ["vertical"], "origin": ["point"], "frame": ["rect"],
  "bounds": ["rect"], "fontsize": ["font"], "text": ["font"],
  "row": ["horizontal", "cell", "stack"], "column": ["vertical", "stack"], "x": ["horizontal"], "y": ["vertical"],
  "hstack": ["horizontal", "stack"], "vstack": ["vertical", "stack"], "flex": ["stack", "fill"],
  "flexbox": ["stack"], "zstack": ["overlay"], "absolute": ["frames"], "autolayout": ["constraints"],
  "vertical": ["portrait", "stack"], "horizontal": ["landscape", "stack"], "night": ["dark"], "day": ["light"],
  "ipad": ["tablet", "ipados"], "pad": ["tablet"], "iphone": ["phone", "ios"], "mobile": ["phone"],
  "handset": ["phone"], "mac": ["desktop", "macos"], "computer": ["desktop"], "browser": ["window", "web"],
  "wearable": ["watch"], "applewatch": ["watch", "watchos"], "appletv": ["tv", "tvos"], "small": ["compact"],
  "floor": ["truncate"], "round": ["nearest", "circle"], "rounded": ["round", "capsule"], "flat": ["butt"],
  "winding": ["nonzero"], "pill": ["capsule"], "full": ["capsule"], "ellipse": ["circle"],
  "normal": ["regular", "light"], "extrabold": ["heavy"], "ultrabold": ["heavy"], "demibold": ["semibold"],
  "extralight": ["ultraLight"], "hairline": ["thin"],
  "squircle": ["continuous"], "smooth": ["continuous"], "dash": ["dashed"], "dots": ["dotted"],
  "farthestside": ["farthestCorner"], "closestcorner": ["closestSide"], "repeat": ["tile"],
  "plusdarker": ["darken"], "plus": ["screen"], "add": ["screen"],
  "img": ["image"], "picture": ["image"], "heading": ["header"], "title": ["header"], "toggle": ["switch"],
  "checkbox": ["switch"], "listitem": ["cell"],
  "wrapcontent": ["hug"], "fitcontent": ["hug"], "mincontent": ["hug"], "maxcontent": ["hug"], "intrinsic": ["hug"],
  "content": ["hug"], "matchparent": ["fill"], "expand": ["fill"], "grow": ["fill"], "infinity": ["fill"],
]
