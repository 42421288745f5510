public import Graphics

/// What is known of the body around a screen; a value that is nil is unknown.
///
/// Lengths are points, but for `bodyMM`; places are those of the screen in its natural orientation.
public struct DeviceFrame: Hashable, Sendable {
  /// The room around a drawn body in which its shadow fades, as a share of the body's shorter side.
  package static let margin = 1.0 / 7

  /// What the device is drawn as; nil is what most of its family are.
  public var style: Style?
  /// The body in millimetres, as it is published, in the natural orientation.
  public var bodyMM: Size?
  /// From the screen's sides, and from its upper and lower end, to the edge of the body.
  public var bezel: Size?
  /// The radius of the body's corners.
  public var outerCornerRadius: Double?
  /// How wide the metal is that is seen from the front.
  public var rim: Double?
  /// The buttons at the edges; none where the list is empty.
  public var buttons: [Mark]?
  /// The diameter of the button below the screen; zero where there is none.
  public var homeButton: Double?
  /// The lens of the camera, measured from the screen's upper left corner.
  public var lens: Rect?
  /// The lines in the metal that let radio through; none where the list is empty.
  public var antennas: [Mark]?
  /// The metal of a color, where it is the device's own.
  public var finishes: [FrameColor: Color] = [:]

  /// Makes a frame; what is not given is unknown.
  public init(bodyMM: Size? = nil, bezel: Size? = nil, outerCornerRadius: Double? = nil) {
    self.bodyMM = bodyMM
    self.bezel = bezel
    self.outerCornerRadius = outerCornerRadius
  }

  /// What devices are drawn as.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A flat body of metal and glass: a phone or a tablet.
    case slab
    /// A watch with its strap.
    case watch
    /// The lid of a laptop above its base.
    case laptop
    /// A screen on a stand.
    case monitor
    /// A screen on feet, nearly all picture.
    case television
    /// A window of a browser, with an address bar.
    case browser
    /// A window with a title bar.
    case window
    /// A window that floats: a pane of glass.
    case pane
  }

  /// Something at an edge of the body.
  public struct Mark: Hashable, Sendable {
    /// The edge.
    public var side: Side
    /// Where it begins, from the upper or left end of the edge.
    public var offset: Double
    /// How long it is.
    public var length: Double

    /// Makes a mark.
    public init(side: Side, offset: Double, length: Double) {
      self.side = side
      self.offset = offset
      self.length = length
    }
  }

  /// An edge of the body.
  public enum Side: String, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
  }

  /// The same body in points of another size.
  func scaled(by factor: Double) -> DeviceFrame {
    var frame = self
    frame.bezel = bezel.map { Size(width: $0.width * factor, height: $0.height * factor) }
    frame.outerCornerRadius = outerCornerRadius.map { $0 * factor }
    frame.rim = rim.map { $0 * factor }
    frame.buttons = buttons.map { $0.map { $0.scaled(by: factor) } }
    frame.homeButton = homeButton.map { $0 * factor }
    frame.lens = lens.map {
      Rect(x: $0.x * factor, y: $0.y * factor, width: $0.width * factor, height: $0.height * factor)
    }
    frame.antennas = antennas.map { $0.map { $0.scaled(by: factor) } }
    return frame
  }
}

extension DeviceFrame.Mark {
  fileprivate func scaled(by factor: Double) -> Self {
    Self(side: side, offset: offset * factor, length: length * factor)
  }
}
