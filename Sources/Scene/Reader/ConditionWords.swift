/// What the conditions of a suite may name outside its file.
public struct ConditionWords: Sendable {
  /// The own axes of the suite and of its scenes; nil while these are not read, which leaves conditions unchecked.
  public var axes: [VariantChoice]?
  /// Knows the devices and groups; nil leaves their names unchecked.
  public var checkDevice: ReadingContext.CheckDevice?

  /// Makes the words.
  public init(axes: [VariantChoice]?, checkDevice: ReadingContext.CheckDevice? = nil) {
    self.axes = axes
    self.checkDevice = checkDevice
  }

  /// Lets conditions name anything, for a reading before other files are known.
  public static let anything = ConditionWords(axes: nil)
}
