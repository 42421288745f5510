import Problems
import Scene
import Testing

@Suite struct `Values that are wrong` {
  @Test(arguments: [
    Mistake(
      node: "{layout: {overlay: «centre}}",
      .value(.unknownWord("centre", expected: "an alignment of an overlay", nearest: "center"))),
    Mistake(node: "{opacity: «half}", .value(.wrongType(key: "opacity", wants: "a number from 0 to 1", got: "half"))),
    Mistake(node: "{opacity: «.nan}", .value(.wrongType(key: "opacity", wants: "a number from 0 to 1", got: ".nan"))),
    Mistake(node: "{opacity: «1.5}", .value(.outOfRange(key: "opacity", range: "from 0 to 1", got: "1.5"))),
    Mistake(node: "{hidden: «yes}", .value(.wrongType(key: "hidden", wants: "true or false", got: "yes"))),
    Mistake(node: "{hidden: «\"true\"}", .value(.wrongType(key: "hidden", wants: "true or false", got: "true"))),
    Mistake(node: "{text: «true}", .value(.wrongType(key: "text", wants: "a text", got: "true"))),
    Mistake(node: "{width: «12pt}", .value(.badLength("12pt"))),
    Mistake(node: "{width: «1em}", .value(.badLength("1em"))),
    Mistake(node: "{minWidth: «12dp}", .value(.badLength("12dp"))),
    Mistake(node: "{width: «\"12\"}", .value(.wrongType(key: "width", wants: "a length", got: "12"))),
    Mistake(node: "{width: «[1]}", .value(.wrongType(key: "width", wants: "a length", got: "list"))),
    Mistake(node: "{width: «-1}", .value(.outOfRange(key: "width", range: "from 0 to 1000000", got: "-1"))),
    Mistake(node: "{width: «1e300}", .value(.outOfRange(key: "width", range: "from 0 to 1000000", got: "1e300"))),
    Mistake(
      node: "{width: «fil}", .value(.unknownWord("fil", expected: "a length, auto, hug or fill", nearest: "fill"))),
    Mistake(
      node: "{width: «fill(x)}", .value(.wrongType(key: "width", wants: "a share such as fill(2)", got: "fill(x)"))),
    Mistake(node: "{text: a, font: {size: «28dw}}", .value(.noDesignSize("28dw", axis: "width"))),
    Mistake(node: "{height: «4dh}", .value(.noDesignSize("4dh", axis: "height"))),
    Mistake(node: "{scale: [«height]}", .value(.noDesignSize("height", axis: "width"))),
    Mistake(node: "{color: «bleu}", .value(.unknownColor("bleu", nearest: "blue"))),
    Mistake(node: "{color: «\"#12345\"}", .value(.colorDigits("#12345", count: 5))),
    Mistake(node: "{color: «\"#12345g\"}", .value(.unknownColor("#12345g", nearest: nil))),
    Mistake(node: "{color: «rgb(1 2)}", .value(.unknownColor("rgb(1 2)", nearest: nil))),
    Mistake(node: "{color: «rgb(1 2 300)}", .value(.outOfRange(key: "rgb", range: "from 0 to 255", got: "300"))),
    Mistake(node: "{color: «red / 200%}", .value(.outOfRange(key: "alpha", range: "from 0 to 1", got: "200%"))),
    Mistake(
      node: "{color: «red / x}", .value(.wrongType(key: "color", wants: "an alpha such as 12% or 0.12", got: "red / x"))
    ),
    Mistake(node: "{color: «{dark: red}}", .value(.noLight("color"))),
    Mistake(node: "{padding: «[1, 2]}", .value(.insetsList)),
    Mistake(
      node: "{padding: {left: 1, «horizontal: 2}}", .value(.edgeTwice("left", "horizontal", edge: "left"))),
    Mistake(node: "{padding: {left: 1, «leading: 2}}", .value(.edgeTwice("left", "leading", edge: "left"))),
    Mistake(
      node: "{padding: {vertical: 1, «bottom: 2}}", .value(.edgeTwice("vertical", "bottom", edge: "bottom"))),
    Mistake(node: "{layout: {stack: vertical, «grid: 2}}", .value(.layoutKinds("stack", "grid"))),
    Mistake(node: "{layout: «stak}", .value(.unknownWord("stak", expected: "a layout", nearest: "stack"))),
    Mistake(node: "{layout: {grid: «0}}", .value(.outOfRange(key: "columns", range: "from 1 to 10000", got: "0"))),
    Mistake(node: "{path: «M0 0 L1}", .value(.badPath(""))),
    Mistake(node: "{path: «M0 0 X}", .value(.badPath("X"))),
    Mistake(node: "{path: «L1 1}", .value(.badPath("L1 1"))),
    Mistake(node: "{path: M0 0, stroke: «{width: 2}}", .value(.missingKey("color", owner: "stroke"))),
    Mistake(
      node: "{path: M0 0, viewBox: [0, 0, «0, 1]}",
      .value(.outOfRange(key: "width", range: "from 0.001 to 1000000", got: "0"))),
    Mistake(
      node: "{aspectRatio: «1-2}",
      .value(.wrongType(key: "aspectRatio", wants: "a ratio such as 1 or 16:9", got: "1-2"))),
    Mistake(
      node: "{text: a, lineLimit: «0}", .value(.outOfRange(key: "lineLimit", range: "from 1 to 100000", got: "0"))),
    Mistake(
      node: "{text: a, font: {weight: «bolt}}", .value(.unknownWord("bolt", expected: "a font weight", nearest: "bold"))
    ),
    Mistake(
      node: "{text: a, font: {features: [«tabular]}}",
      .value(.wrongType(key: "features", wants: "an OpenType feature such as tnum", got: "tabular"))),
    Mistake(
      node: "{cornerRadius: «round}", .value(.unknownWord("round", expected: "a corner radius", nearest: "circle"))),
    Mistake(node: "{role: «buton}", .value(.unknownWord("buton", expected: "a role", nearest: "button"))),
    Mistake(node: "{image: «../logo.png}", .name(.outside("../logo.png"))),
    Mistake(node: "{frame: «[1, 2, 3]}", .value(.wrongType(key: "frame", wants: "[x, y, width, height]", got: "list"))),
    Mistake(node: "{frame: «{from: [0, 0]}}", .value(.missingKey("to", owner: "frame"))),
    Mistake(node: "{children: «{id: a}}", .value(.wrongType(key: "children", wants: "a list of nodes", got: "map"))),
    Mistake(node: "{children: [«a]}", .value(.wrongType(key: "node", wants: "a node", got: "a"))),
    Mistake(
      node: "{when: «{if: {}}}", .value(.wrongType(key: "when", wants: "a list of {if: condition, …}", got: "map"))),
    Mistake(node: "{when: [«{opacity: 1}]}", .value(.missingKey("if", owner: "when"))),
    Mistake(node: "{when: [{if: {«orientaton: x}}]}", .value(.unknownCondition("orientaton", nearest: "orientation"))),
    Mistake(
      node: "{when: [{if: {orientation: «protrait}}]}",
      .value(.unknownWord("protrait", expected: "a value of orientation", nearest: "portrait"))),
    Mistake(
      node: "{when: [{if: {minWidth: «wide}}]}",
      .value(.wrongType(key: "minWidth", wants: "a number from 0 to 1000000", got: "wide"))),
    Mistake(
      "scene: s\nvariants: {orientation: [«upright]}\nroot: {}",
      .value(
        .unknownWord("upright", expected: "a value of orientation", nearest: nil, words: ["portrait", "landscape"]))),
    Mistake(
      "scene: s\nsize: «[1]\nroot: {}", .value(.wrongType(key: "size", wants: "device or [width, height]", got: "list"))
    ),
    Mistake(
      "scene: s\nsize: [«50%, hug]\nroot: {}", .value(.wrongType(key: "size", wants: "a length without %", got: "50%"))),
    Mistake(
      "scene: s\ndesign: {width: «0}\nroot: {}", .value(.outOfRange(key: "width", range: "from 1 to 100000", got: "0"))),
  ])
  func `are told at their place`(_ mistake: Mistake) throws { try expectScene(mistake) }
}
