import Problems
import YAML

/// The nearest key of the format to one that it does not have: from the table of other tools' words, else by spelling.
///
/// What has the keys counts too, and sometimes the value, since some words mean different things in different places. What
/// is written inside another key comes with it, as in `layout: {stack: {spacing: …}}`.
func nearestKey(to entry: YAMLEntry, in keys: [String], of owner: String) -> String? {
  let word = entry.key
  let known = { (key: String) in keys.contains { key == $0 || key.hasPrefix($0 + ":") } }
  let rows = ["\(owner).\(word)", "\(word): \(entry.value.scalar ?? "")", word]
  if let key = rows.lazy.compactMap({ otherTools[$0] }).first(where: known) { return key }
  if owner == "scene", Field.byKey[word] != nil || word == "children" { return "root: {\(word): …}" }
  return withoutLikeness.contains(word) ? nil : nearestWord(to: word, in: keys)
}

/// Words of other tools for what this format does not have, which another key resembles by chance.
private let withoutLikeness: Set<String> = [
  "onTap", "onClick", "onPress", "onAppear", "zIndex", "z-index", "order", "animation", "transition",
]

/// Words of UIKit, SwiftUI, CSS, Android and Figma, and what this format calls the same thing.
private let otherTools = [
  "margin": "padding", "margins": "padding", "contentInsets": "padding", "contentInset": "padding",
  "insets": "padding", "inset": "padding",
  "backgroundColor": "background", "background-color": "background", "bgcolor": "background",
  "fillColor": "fill", "strokeColor": "stroke",
  "textColor": "color", "foregroundColor": "color", "foregroundStyle": "color", "fontColor": "color",
  "tintColor": "tint", "accentColor": "tint",
  "numberOfLines": "lineLimit", "maxLines": "lineLimit", "line-clamp": "lineLimit", "lines": "lineLimit",
  "textAlign": "textAlignment", "text-align": "textAlignment", "multilineTextAlignment": "textAlignment",
  "letterSpacing": "tracking", "letter-spacing": "tracking", "kern": "tracking", "kerning": "tracking",
  "line-height": "lineHeight", "lineHeightMultiple": "lineHeight",
  "fontSize": "font: {size: …}", "font-size": "font: {size: …}", "textSize": "font: {size: …}",
  "fontWeight": "font: {weight: …}", "font-weight": "font: {weight: …}", "bold": "font: {weight: bold}",
  "fontFamily": "font: {family: …}", "font-family": "font: {family: …}", "fontName": "font: {family: …}",
  "fontStyle": "font: {italic: …}", "font-style": "font: {italic: …}", "italic": "font: {italic: …}",
  "border-radius": "cornerRadius", "borderRadius": "cornerRadius", "radius": "cornerRadius", "corners": "cornerRadius",
  "borderColor": "border: {color: …}", "border-color": "border: {color: …}", "borderWidth": "border: {width: …}",
  "border-width": "border: {width: …}", "outline": "border",
  "alpha": "opacity", "isHidden": "hidden", "visible": "hidden", "visibility": "hidden",
  "isVisible": "hidden", "display: none": "hidden",
  "clipsToBounds": "clip", "masksToBounds": "clip", "overflow": "clip",
  "objectFit": "contentMode", "object-fit": "contentMode", "scaleType": "contentMode", "resizeMode": "contentMode",
  "src": "image", "source": "image", "icon": "image", "title": "text", "string": "text", "content": "text",
  "d": "path", "divider": "line", "separator": "line",
  "subviews": "children", "views": "children", "items": "children", "body": "children",
  "name": "id", "identifier": "id", "accessibilityIdentifier": "id", "accessibilityLabel": "label",
  "aria-label": "label", "alt": "label", "accessibilityTraits": "role",
  "position": "frame", "rect": "frame", "bounds": "frame", "align-self": "alignSelf", "gravity": "alignSelf",
  "top": "frame: {top: …}", "bottom": "frame: {bottom: …}", "left": "frame: {left: …}", "right": "frame: {right: …}",
  "leading": "frame: {leading: …}", "trailing": "frame: {trailing: …}", "centerX": "frame: {centerX: …}",
  "centerY": "frame: {centerY: …}", "x": "frame: {x: …}", "y": "frame: {y: …}",
  "spacing": "layout: {stack: {spacing: …}}", "axis": "layout: {stack: {axis: …}}",
  "alignment": "layout: {stack: {alignment: …}}", "distribution": "layout: {stack: {distribution: …}}",
  "gap": "layout: {grid: {gap: …}}", "columns": "layout: {grid: {columns: …}}", "rows": "layout: {grid: {rows: …}}",
  "cellAspectRatio": "layout: {grid: {cellAspectRatio: …}}", "orientation": "layout: {stack: {axis: …}}",
  "flexDirection": "layout: {stack: {axis: …}}", "flex-direction": "layout: {stack: {axis: …}}",
  "justifyContent": "layout: {stack: {distribution: …}}", "justify-content": "layout: {stack: {distribution: …}}",
  "alignItems": "layout: {stack: {alignment: …}}", "align-items": "layout: {stack: {alignment: …}}",
  "display: flex": "layout: stack", "display: inline-flex": "layout: stack", "display: grid": "layout: grid",
  "display": "layout", "stack": "layout: {stack: …}", "grid": "layout: {grid: …}", "overlay": "layout: {overlay: …}",
  "flex": "width: fill", "flexGrow": "width: fill", "flex-grow": "width: fill", "size": "width",
  "backgroundImage": "children: [{image: …}]", "background-image": "children: [{image: …}]",
  "boxShadow": "shadow", "box-shadow": "shadow", "elevation": "shadow", "rotation": "transform", "rotate": "transform",
  "filter": "backgroundBlur", "blur": "backgroundBlur", "lineBreakMode": "truncation", "textOverflow": "truncation",
  "textTransform": "textCase", "textDecoration": "underline", "mixBlendMode": "blendMode",
  "gradient": "linear", "linearGradient": "linear", "linear-gradient": "linear", "radialGradient": "radial",
  "radial-gradient": "radial", "url": "image",
  "aspect-ratio": "aspectRatio", "component": "use", "repeat": "each", "forEach": "each", "media": "when",
  "stack.gap": "spacing", "stack.direction": "axis", "stack.align": "alignment", "stack.alignItems": "alignment",
  "stack.align-items": "alignment", "stack.justify": "distribution", "stack.justifyContent": "distribution",
  "stack.justify-content": "distribution", "stack.orientation": "axis",
  "stack.flex-wrap": "wrap", "stack.flexWrap": "wrap", "stack.wraps": "wrap", "stack.rowGap": "lineSpacing",
  "stack.row-gap": "lineSpacing", "stack.lineGap": "lineSpacing", "stack.runSpacing": "lineSpacing",
  "stack.isBaselineRelativeArrangement": "baselineRelative",
  "contentHuggingPriority": "hugging", "huggingPriority": "hugging", "layoutPriority": "compressionResistance",
  "contentCompressionResistancePriority": "compressionResistance", "flexShrink": "compressionResistance",
  "flex-shrink": "compressionResistance", "intrinsicContentSize": "intrinsicSize",
  "grid.spacing": "gap", "grid.cols": "columns", "grid.aspectRatio": "cellAspectRatio",
  "frame.w": "width", "frame.h": "height", "font.weights": "weight", "font.name": "family",
  "font.fontSize": "size", "font.fontWeight": "weight", "border.thickness": "width", "border.borderWidth": "width",
  "scene.body": "root", "scene.view": "root", "scene.views": "root", "scene.children": "root",
  "component.root": "node", "component.body": "node", "component.props": "parameters",
  "component.params": "parameters", "use.params": "with", "use.props": "with", "use.parameters": "with",
  "condition.sizeClass": "horizontalSizeClass", "condition.widthClass": "horizontalSizeClass",
  "condition.horizontal": "horizontalSizeClass", "condition.width": "minWidth",
  "condition.widthSizeClass": "horizontalSizeClass", "condition.heightClass": "verticalSizeClass",
  "condition.vertical": "verticalSizeClass", "condition.heightSizeClass": "verticalSizeClass",
  "condition.height": "minHeight", "condition.min-width": "minWidth", "condition.max-width": "maxWidth",
  "condition.theme": "appearance", "condition.colorScheme": "appearance", "condition.userInterfaceStyle": "appearance",
  "condition.prefers-color-scheme": "appearance", "condition.mode": "appearance", "condition.dark": "appearance",
  "condition.userInterfaceIdiom": "idiom", "condition.family": "idiom", "condition.formFactor": "idiom",
  "condition.deviceType": "idiom", "condition.group": "device", "condition.devices": "device",
  "condition.profile": "device", "condition.model": "device", "condition.landscape": "orientation",
  "condition.portrait": "orientation", "condition.density": "scale", "condition.displayScale": "scale",
  "condition.or": "any", "condition.anyOf": "any", "condition.none": "not", "condition.language": "locale",
  "condition.lang": "locale", "condition.rtl": "direction", "condition.layoutDirection": "direction",
  "condition.dynamicType": "textSize", "condition.fontSize": "textSize", "condition.fontScale": "textSize",
]
