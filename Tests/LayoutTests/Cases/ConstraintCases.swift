// Written by Scripts/translate-constraint-cases.py.

extension ConstraintCase {
  static let recorded = recorded1 + recorded2

  private static let recorded1: [ConstraintCase] = [
    // IjzerenHein/autolayout.js test/View.js (MIT)
    .init(
      "|[child]| V:|[child]|", size: [200, 100],
      scene: """
        root:
          layout: constraints
          children:
            - {id: child, anchors: {leading: "superview.leading", trailing: "superview.trailing", top:
               "superview.top", bottom: "superview.bottom"}}
        """,
      frames: ["child": [0, 0, 200, 100]]),
    // IjzerenHein/autolayout.js test/View.js (MIT)
    .init(
      "V:|[header(100)][content]|", size: [100, 500],
      scene: """
        root:
          layout: constraints
          children:
            - {id: header, anchors: {top: "superview.top", height: "100"}}
            - {id: content, anchors: {top: "header.bottom", bottom: "superview.bottom"}}
        """,
      frames: ["header": [nil, 0, nil, 100], "content": [nil, 100, nil, 400]]),
    // IjzerenHein/autolayout.js test/View.js (MIT)
    .init(
      "V:|[banner(100)]-[content]-|", size: [100, 500],
      scene: """
        root:
          layout: constraints
          children:
            - {id: banner, anchors: {top: "superview.top", height: "100"}}
            - {id: content, anchors: {top: "banner.bottom + 8", bottom: "superview.bottom - 8"}}
        """,
      frames: ["banner": [nil, 0, nil, 100], "content": [nil, 108, nil, 384]]),
    // IjzerenHein/autolayout.js test/View.js (MIT)
    .init(
      "|[row:[view1][view2(100)]]|", size: [500, 100],
      scene: """
        root:
          layout: constraints
          children:
            - {id: view1, anchors: {leading: "superview.leading"}}
            - {id: view2, anchors: {leading: "view1.trailing", width: "100", trailing:
               "superview.trailing"}}
        """,
      frames: ["view1": [0, nil, 400, nil], "view2": [400, nil, 100, nil]]),
    // IjzerenHein/autolayout.js test/View.js (MIT)
    .init(
      "intrinsic 100, spacing 20, width 500", size: [500, 100],
      scene: """
        root:
          layout: constraints
          children:
            - {id: view1, intrinsicSize: [100, 0], anchors: {leading: "superview.leading + 20"}}
            - {id: view2, anchors: {leading: "view1.trailing + 20", trailing: "superview.trailing -
               20"}}
        """,
      frames: ["view1": [20, nil, 100, nil], "view2": [140, nil, 340, nil]]),
    // IjzerenHein/autolayout.js test/View.js (MIT)
    .init(
      "fitting width of two intrinsic 100, spacing 20", size: [100, 100],
      scene: """
        root:
          layout: constraints
          children:
            - {id: view1, intrinsicSize: [100, 0], anchors: {leading: "superview.leading + 20"}}
            - {id: view2, intrinsicSize: [100, 0], anchors: {leading: "view1.trailing + 20", trailing:
               "superview.trailing - 20"}}
        """,
      frames: [:],
      fittingWidth: 260),
    // gnustep/libs-gui Tests/gui/NSLayoutConstraint/resize.m (LGPL-2.1+ (facts only))
    .init(
      "gnustep resize before", size: [300, 200],
      scene: """
        root:
          layout: constraints
          children:
            - {id: sub, anchors: {left: "superview.left + 20", bottom: "superview.bottom - 10", width:
               "superview.width - 50", height: "superview.height - 25"}}
        """,
      frames: ["sub": [20, 15, 250, 175]]),
    // gnustep/libs-gui Tests/gui/NSLayoutConstraint/resize.m (LGPL-2.1+ (facts only))
    .init(
      "gnustep resize after", size: [400, 300],
      scene: """
        root:
          layout: constraints
          children:
            - {id: sub, anchors: {left: "superview.left + 20", bottom: "superview.bottom - 10", width:
               "superview.width - 50", height: "superview.height - 25"}}
        """,
      frames: ["sub": [20, 15, 350, 275]]),
    // derived
    .init(
      "seed c stack on 375x667", size: [375, 667],
      scene: """
        root:
          layout: constraints
          children:
            - {id: pad, anchors: {centerX: "superview.centerX", width: "superview.width - 60", height:
               "pad.width", bottom: "superview.bottom - 30"}}
        """,
      frames: ["pad": [30, 322, 315, 315]]),
    // derived
    .init(
      "seed c stack on 320x568", size: [320, 568],
      scene: """
        root:
          layout: constraints
          children:
            - {id: pad, anchors: {centerX: "superview.centerX", width: "superview.width - 60", height:
               "pad.width", bottom: "superview.bottom - 30"}}
        """,
      frames: ["pad": [30, 278, 260, 260]]),
    // derived
    .init(
      "seed c stack on 393x852", size: [393, 852],
      scene: """
        root:
          layout: constraints
          children:
            - {id: pad, anchors: {centerX: "superview.centerX", width: "superview.width - 60", height:
               "pad.width", bottom: "superview.bottom - 30"}}
        """,
      frames: ["pad": [30, 489, 333, 333]]),
  ]

  private static let recorded2: [ConstraintCase] = [
    // derived
    .init(
      "seed c stack on 768x1024", size: [768, 1024],
      scene: """
        root:
          layout: constraints
          children:
            - {id: pad, anchors: {centerX: "superview.centerX", width: "superview.width - 60", height:
               "pad.width", bottom: "superview.bottom - 30"}}
        """,
      frames: ["pad": [30, 286, 708, 708]]),
    // derived
    .init(
      "rtl mirror", size: [375, 667],
      scene: """
        root:
          direction: rightToLeft
          layout: constraints
          children:
            - {id: a, anchors: {leading: "superview.leading + 20", width: "100", top: "superview.top",
               height: "10"}}
        """,
      frames: ["a": [255, 0, 100, 10]]),
    // derived
    .init(
      "left does not mirror", size: [375, 667],
      scene: """
        root:
          direction: rightToLeft
          layout: constraints
          children:
            - {id: a, anchors: {left: "superview.left + 20", width: "100", top: "superview.top", height:
               "10"}}
        """,
      frames: ["a": [20, 0, 100, 10]]),
    // derived
    .init(
      "optional 999 yields to required", size: [375, 667],
      scene: """
        root:
          layout: constraints
          children:
            - {id: a, anchors: {leading: "superview.leading", trailing: "superview.trailing", width:
               "300 @999", top: "superview.top", height: "10"}}
        """,
      frames: ["a": [0, 0, 375, 10]]),
    // derived
    .init(
      "aspect fit 16:9 in 375x150", size: [375, 150],
      scene: """
        root:
          layout: constraints
          children:
            - {id: a, anchors: {centerX: "superview.centerX", centerY: "superview.centerY", width:
               ["a.height * 1.7777777777777777", "<= superview.width", "superview.width @750"], height:
               ["<= superview.height", "superview.height @750"]}}
        """,
      frames: ["a": [54.166667, 0, 266.666667, 150]]),
    // derived
    .init(
      "conflict of three", size: [320, 568],
      scene: """
        root:
          layout: constraints
          children:
            - {id: a, anchors: {leading: "superview.leading + 30", trailing: "superview.trailing - 30",
               width: "300"}}
        """,
      frames: [:],
      conflict: 3, needs: 360, has: 320),
    // derived
    .init(
      "ambiguous width", size: [320, 568],
      scene: """
        root:
          layout: constraints
          children:
            - {id: a, anchors: {leading: "superview.leading", top: "superview.top", height: "10"}}
        """,
      frames: [:],
      ambiguous: ["a.width"]),
    // derived
    .init(
      "labels: hugging decides", size: [375, 100],
      scene: """
        root:
          layout: constraints
          children:
            - {id: l, intrinsicSize: [120, 20], hugging: 250, anchors: {leading: "superview.leading +
               16"}}
            - {id: r, intrinsicSize: [84, 20], hugging: 251, anchors: {leading: "l.trailing + 8",
               trailing: "superview.trailing - 16"}}
        """,
      frames: ["l": [16, nil, 251, nil], "r": [275, nil, 84, nil]]),
    // derived
    .init(
      "labels: compression decides", size: [200, 100],
      scene: """
        root:
          layout: constraints
          children:
            - {id: l, intrinsicSize: [120, 20], compressionResistance: 749, anchors: {leading:
               "superview.leading + 16"}}
            - {id: r, intrinsicSize: [84, 20], compressionResistance: 750, anchors: {leading:
               "l.trailing + 8", trailing: "superview.trailing - 16"}}
        """,
      frames: ["l": [16, nil, 76, nil], "r": [100, nil, 84, nil]]),
    // derived
    .init(
      "safe area guide", size: [393, 852],
      scene: """
        root:
          layout: constraints
          children:
            - {id: a, anchors: {top: "safeArea.top", bottom: "safeArea.bottom", leading:
               "safeArea.leading", trailing: "safeArea.trailing"}}
        """,
      frames: ["a": [0, 59, 393, 759]],
      safeArea: [59, 0, 34, 0]),
    // useyourloaf.com/blog/readable-content-guides: 672 wide, 176 inset at the default text size
    .init(
      "readable guide on a 1024 wide iPad", size: [1024, 768],
      scene: """
        root:
          layout: constraints
          children:
            - {id: a, anchors: {leading: "readableContent.leading", trailing:
               "readableContent.trailing", top: "superview.top", height: "10"}}
        """,
      frames: ["a": [176, 0, 672, 10]]),
  ]
}
