/// What can be wrong with names: nodes, components, data, images and fonts (E3xx).
public enum NameProblem: Hashable, Sendable, Error {
  /// E301: two content keys on one node.
  case twoContents(String, line: Int, and: String)
  /// E302: two views of one path.
  case duplicateID(String, path: String, firstLine: Int)
  /// E303: a view or guide that is not to be found from here.
  case unknownView(String, nearest: String?)
  /// E323: a guide where a view is wanted, and its constraints.
  case guideAsView(String, anchors: [String])
  /// E304: a name that several views have; two of them by path and line.
  case ambiguousView(String, [ViewPlace])
  /// E305: a component that does not exist.
  case unknownComponent(String, nearest: String?)
  /// E306: components that use each other, in order, the first repeated at the end.
  case componentCycle([String])
  /// E308: a parameter or variable that does not exist here.
  case unknownParameter(String, known: [String], nearest: String?)
  /// E309: a key that may not stand beside `use`.
  case besideUse(key: String, component: String)
  /// E310: a parameter that was not given.
  case missingArgument(String, component: String)
  /// E311: an argument that the component does not declare.
  case unknownArgument(String, component: String, nearest: String?)
  /// E312: an image that no candidate of the device satisfies.
  case unknownImage(String, device: String, folders: [String], nearest: String?)
  /// E313: a path that leaves the suite's folder.
  case outside(String)
  /// E314: a font family that no folder has.
  case unknownFont(String, folders: [String], nearest: String?, package: String?)
  /// E315: characters of one text that no declared font has, in its order, and families that have some of them.
  case missingGlyphs([Unicode.Scalar], remedies: [FontRemedy])
  /// L317: the same of keys of the keyboard, which are left blank.
  case blankKeys([Unicode.Scalar], remedies: [FontRemedy])
  /// E316: a key that a data item lacks.
  case unknownDataKey(String, item: String, known: [String])
  /// E317: an image file that cannot be read.
  case badImage(String, PictureFault)
  /// L309: an image whose colours are taken as sRGB and are not; its profile's name, or nil for inks.
  case foreignImageColors(String, profile: String?)
  /// L313: an SVG image that other versions of librsvg and Cairo draw a little differently.
  case unsteadyImage(String, [UnsteadyPart])
  /// E318: two scenes of one name.
  case duplicateScene(String, firstFile: String)
  /// E319: two components of one name.
  case duplicateComponent(String, firstFile: String)
  /// E320: a font file that cannot be read, is no font or ends early.
  case badFont(String)
  /// E321: text in a suite that names no font.
  case noFont
  /// E322: a word that is not a name.
  case badName(String)
  /// E329: a name for components of Snapfarm's own, of which there is none so called.
  case noSystemComponent(String, nearest: String?)
  /// E328: a parameter without a default in a component that takes the place of one of Snapfarm's own, which passes others.
  case noDefault(String, component: String, passed: [String])
  /// E324: scenes that show each other, in order, the first repeated at the end.
  case sceneCycle([String])
  /// E325: scenes inside each other, from outside in, that are too many.
  case scenesTooDeep([String], limit: Int)
  /// E326: a scene to be shown in another that cannot be read itself.
  case unusableScene(String)
  /// E327: a value that the device of a scene to be shown cannot have, beside its other values.
  case impossibleValue(String, device: String)
}

/// A view that a name may mean.
public struct ViewPlace: Hashable, Sendable {
  /// Its path.
  public var path: String
  /// The line in which it begins.
  public var line: Int

  /// Makes a place.
  public init(path: String, line: Int) {
    self.path = path
    self.line = line
  }
}
