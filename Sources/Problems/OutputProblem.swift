/// What can be wrong with pictures that are asked for under names, for a store, or on a sheet (E53x).
public enum OutputProblem: Hashable, Sendable, Error {
  /// E530: a field in a name of pictures that is none, and those that there are.
  case unknownField(String, nearest: String?, fields: [String])
  /// E531: a name of pictures that cannot be the name of a file.
  case badName(String, NameFault)
  /// E532: one name for two pictures; `fields` tell all of that name apart.
  case sameName(String, String, String, fields: [String])
  /// E533: a kind of file that a preset does not take.
  case wrongFormat(String, preset: String, formats: [String])
  /// E534: a picture of a size that a preset does not take.
  case wrongSize(WrongSize)
  /// E535: a picture that is transparent in places, for what has no transparency.
  case transparent(target: String)
  /// E536: an output that the suite does not have.
  case unknownOutput(String, nearest: String?, among: [String]?)
  /// E537: a sheet with more pictures than fit a picture.
  case sheetTooLarge(pictures: Int, width: Int, height: Int, limit: Int)
  /// E538: a field in a name of pictures for an axis that a scene does not have.
  case noAxis(String, scene: String)
  /// N539: a device that is asked for around a scene of a size of its own, which is on none.
  case noDevice(scene: String)
  /// E541: one file for two things that are written; each in words.
  case sharedFile(String, String, String)
  /// E543: devices whose size nobody knows, on a sheet as large as they are.
  case unknownPhysicalSize([String])
  /// E542: a picture with a longer side than its format has; the picture in words.
  case sideTooLong(String, width: Int, height: Int, format: String, limit: Int)

  /// What is wrong with a name of pictures.
  public enum NameFault: Hashable, Sendable {
    /// A brace that is not closed, or that closes nothing.
    case brace
    /// A part of the path that is empty, `.` or `..`, or a path from the root.
    case outside
    /// A sign that names of files do not have.
    case sign
    /// A part between slashes of more bytes than file systems take, or all of it.
    case tooLong(limit: Int)
    /// An ending that is no kind of picture; the kinds.
    case ending(String, nearest: String?, endings: [String])
    /// No ending, where there has to be one; the kinds.
    case noEnding(endings: [String])
    /// An ending of another kind than the one that is asked for.
    case otherFormat(String)
  }

  /// A size that a preset does not take.
  public struct WrongSize: Hashable, Sendable {
    /// The picture's size in pixels.
    public var width, height: Int
    /// The preset.
    public var preset: String
    /// The device that the picture is of.
    public var device: String
    /// What the preset takes: sizes as `1320 × 2868`, or a rule in words.
    public var takes: [String]
    /// What would do; nil where nothing is known.
    public var advice: Advice?
    /// Whether a device is drawn around the screen, so that another screen would not have a size that is taken.
    public var isFramed: Bool

    /// What would have a size that is taken.
    public enum Advice: Hashable, Sendable {
      /// Another device.
      case device(String)
      /// The same device at its own scale.
      case ownScale
      /// A scene of such a size that shows the screen.
      case scene
    }

    /// Makes a size.
    public init(
      width: Int, height: Int, preset: String, device: String, takes: [String], advice: Advice?, isFramed: Bool = false
    ) {
      self.width = width
      self.height = height
      self.preset = preset
      self.device = device
      self.takes = takes
      self.advice = advice
      self.isFramed = isFramed
    }
  }
}
