import Scene

/// The same with parts of the design's width in place of points and pixels, and without what has a size of its own.
extension Node {
  var inDesignWidths: Node {
    var node = self
    // The system's lines, margins and contents are as large on every device.
    if kind == .line { node.kind = .box }
    node.attributes = attributes.inDesignWidths
    if [.image, .path, .screen].contains(kind), attributes.intrinsicSize == nil {
      node.attributes.intrinsicSize = IntrinsicSize(width: .designWidth(40), height: .designWidth(20))
    }
    node.children = children.map(\.inDesignWidths)
    return node
  }
}

extension Attributes {
  fileprivate var inDesignWidths: Attributes {
    var attributes = self
    attributes.rounding = nil
    attributes.font = FontSpec(size: .designWidth(17))
    for path in [\Attributes.width, \.height, \.spacer] {
      attributes[keyPath: path] = self[keyPath: path]?.inDesignWidths
    }
    for path in [\Attributes.minWidth, \.maxWidth, \.minHeight, \.maxHeight, \.spacingAfter] {
      attributes[keyPath: path] = self[keyPath: path]?.inDesignWidths
    }
    attributes.padding = padding?.inDesignWidths
    attributes.layoutMargins = nil
    attributes.frame = frame?.inDesignWidths
    attributes.layout = layout?.inDesignWidths
    attributes.intrinsicSize = intrinsicSize.map {
      IntrinsicSize(width: $0.width.inDesignWidths, height: $0.height.inDesignWidths)
    }
    attributes.anchors = anchors?.map { anchor in
      var anchor = anchor
      anchor.constant = anchor.constant.inDesignWidths
      anchor.item?.guide = nil
      return anchor
    }
    return attributes
  }
}

extension Length {
  fileprivate var inDesignWidths: Length {
    switch self {
    case .points(let value), .pixels(let value): .designWidth(value)
    case .percent, .designWidth, .designHeight, .device: self
    }
  }
}

extension Dimension {
  fileprivate var inDesignWidths: Dimension {
    if case .length(let length) = self { .length(length.inDesignWidths) } else { self }
  }
}

extension EdgeLengths {
  fileprivate var inDesignWidths: EdgeLengths {
    var edges = self
    for path in [\EdgeLengths.top, \.bottom, \.left, \.right, \.leading, \.trailing] {
      edges[keyPath: path] = self[keyPath: path]?.inDesignWidths
    }
    return edges
  }
}

extension FrameSpec {
  fileprivate var inDesignWidths: FrameSpec {
    var frame = self
    let paths = [
      \FrameSpec.x, \.y, \.width, \.height, \.left, \.right, \.top, \.bottom, \.leading, \.trailing, \.centerX,
      \.centerY,
    ]
    for path in paths { frame[keyPath: path] = self[keyPath: path]?.inDesignWidths }
    return frame
  }
}

extension ContainerLayout {
  fileprivate var inDesignWidths: ContainerLayout {
    switch self {
    case .stack(var spec):
      (spec.spacing, spec.lineSpacing) = (spec.spacing?.inDesignWidths, spec.lineSpacing?.inDesignWidths)
      return .stack(spec)
    case .grid(var spec):
      (spec.rowGap, spec.columnGap) = (spec.rowGap?.inDesignWidths, spec.columnGap?.inDesignWidths)
      (spec.columns, spec.rows) = (spec.columns?.inDesignWidths, spec.rows?.inDesignWidths)
      return .grid(spec)
    case .frames, .overlay, .constraints: return self
    }
  }
}

extension Tracks {
  fileprivate var inDesignWidths: Tracks {
    guard case .list(let entries) = self else { return self }
    return .list(
      entries.map { entry in
        switch entry {
        case .track(let track): .track(track.inDesignWidths)
        // What fits how often is counted with a point at least, on every device: these tracks are all larger.
        case .fill(let tracks):
          .fill(tracks.map { Track(least: $0.inDesignWidths.least, most: .length(.designWidth(40))) })
        }
      })
  }
}

extension Track {
  fileprivate var inDesignWidths: Track { Track(least: least.inDesignWidths, most: most.inDesignWidths) }
}

extension Track.Breadth {
  fileprivate var inDesignWidths: Track.Breadth {
    if case .length(let length) = self { .length(length.inDesignWidths) } else { self }
  }
}
