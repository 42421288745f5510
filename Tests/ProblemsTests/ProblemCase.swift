import Problems

/// Every case of every problem without its words, so that the table of sentences can be held to be complete.
///
/// A case that is new in Problems does not compile here until it has a row, and then fails until the table has one.
enum ProblemCase: String, CaseIterable {
  case fileEmpty, fileTooLarge, fileNotUTF8, fileReservedStart, fileBlockText, fileCommentedColor, fileSyntax,
    fileDuplicateKey, fileAlias, fileTooDeep, fileNotPlain, fileUnknownKind, fileNewerFormat, fileTooManyNodes,
    fileUnreadable, fileUnwritable, fileTooMuchText, fileUndrawable, fileNoValue, fileBrokenEngine,
    fileNondeterministic, fileColonInText, fileTooManyConstraints,
    fileCommaInText
  case valueNotBuilt, valueUnknownKey, valueWrongKind, valueUnknownWord, valueWrongType, valueBadLength,
    valueNoDesignSize, valueUnknownColor, valueColorDigits, valueInsetsList, valueEdgeTwice, valueLayoutKinds,
    valueOutOfRange, valueBadPath, valueNoLight, valueMissingKey, valueUnknownCondition, valueBadReference,
    valueTooLong,
    valueUnspaced, valuePriorityAbove, valueGivenAndDerived, valueFewStops
  case nameSceneCycle, nameScenesTooDeep, nameUnusableScene, nameImpossibleValue
  case nameNoSystemComponent, nameNoDefault
  case nameTwoContents, nameDuplicateID, nameBadName, nameUnknownComponent, nameComponentCycle, nameUnknownParameter,
    nameBesideUse, nameMissingArgument, nameUnknownArgument, nameUnknownImage, nameOutside, nameUnknownFont,
    nameMissingGlyphs, nameUnknownDataKey, nameBadImage, nameForeignImageColors, nameUnsteadyImage, nameBlankKeys,
    nameDuplicateScene,
    nameDuplicateComponent, nameBadFont,
    nameNoFont, nameUnknownView, nameGuideAsView, nameAmbiguousView
  case stringUnknown, stringMissingArgument, stringFault, stringDuplicate, stringUnnamedFile, stringUntranslated,
    stringMissingKeys, stringOtherOnly
  case placementWrongParent, placementCycle, placementSaidTwice, placementContradictingRatio, placementFromTo,
    placementFrameAxis, placementRootSize, placementWhen, placementAlignmentAxis, placementSlotOutside,
    placementLeadingAndLeft, placementAxisMismatch, placementBareNumber, placementSideAndPlace, placementWrongLayout,
    placementOutOfReach, placementTooManyTracks
  case suiteNoSuite, suiteEmptyGlob, suiteUnknownScene, suiteUnknownDevice, suiteUnknownGroup, suiteAmbiguousValue,
    suiteNothingMatches, suiteTooManyPixels, suiteTooManySnapshots, suiteSideTooLong, suiteFoldersOverlap,
    suitePartAmongResults,
    suiteNotPending, suiteToleranceWithoutReason, suiteSameFileName, suiteNoResults, suiteBadResults,
    suiteTooMuchMemory, suiteTimeLimit, suitePageTooLarge,
    suiteMaskCoversEverything,
    suiteIdleMask, suiteForeignColors, suiteToleranceNotNeeded
  case outputUnknownField, outputBadName, outputSameName, outputWrongFormat, outputWrongSize, outputTransparent,
    outputUnknownOutput, outputSheetTooLarge, outputNoAxis, outputSharedFile, outputNoDevice,
    outputSideTooLong, outputUnknownPhysicalSize
  case profileSizeMismatch, profileDuplicateID, profileBadID, profileMissing, profileInsetsTooLarge, profileReplaces
  case layoutUnsatisfiable, layoutUnsolvable, layoutAmbiguous, layoutMissed, layoutStackCannotFill, layoutStackChose,
    layoutNoCircle, layoutRadiusClamped, layoutTextTruncated, layoutUnknownGuide, layoutInferredGuide, layoutUnsettled,
    layoutNotDerived
  case lintTextOverflows, lintClipped, lintOffScreen, lintOutsideSafeArea, lintUnderCutout, lintOverlap, lintTapTarget,
    lintNeedlessWaiver, lintContrast, lintBrokenWord, lintCutScreen, lintBeyondCorner

  case told

  init(_ problem: Problem) {
    self =
      switch problem {
      case .file(let problem): Self.of(problem)
      case .value(let problem): Self.of(problem)
      case .name(let problem): Self.of(problem)
      case .string(let problem): Self.of(problem)
      case .placement(let problem): Self.of(problem)
      case .suite(let problem): Self.of(problem)
      case .output(let problem): Self.of(problem)
      case .profile(let problem): Self.of(problem)
      case .layout(let problem): Self.of(problem)
      case .lint(let problem): Self.of(problem)
      case .told: .told
      }
  }

  private static func of(_ problem: OutputProblem) -> ProblemCase {
    switch problem {
    case .unknownField: .outputUnknownField
    case .badName: .outputBadName
    case .sameName: .outputSameName
    case .wrongFormat: .outputWrongFormat
    case .wrongSize: .outputWrongSize
    case .transparent: .outputTransparent
    case .unknownOutput: .outputUnknownOutput
    case .sheetTooLarge: .outputSheetTooLarge
    case .noAxis: .outputNoAxis
    case .noDevice: .outputNoDevice
    case .sharedFile: .outputSharedFile
    case .sideTooLong: .outputSideTooLong
    case .unknownPhysicalSize: .outputUnknownPhysicalSize
    }
  }

  private static func of(_ problem: LintFinding) -> ProblemCase {
    switch problem {
    case .textOverflows: .lintTextOverflows
    case .clipped: .lintClipped
    case .offScreen: .lintOffScreen
    case .outsideSafeArea: .lintOutsideSafeArea
    case .underCutout: .lintUnderCutout
    case .overlap: .lintOverlap
    case .tapTarget: .lintTapTarget
    case .needlessWaiver: .lintNeedlessWaiver
    case .contrast: .lintContrast
    case .brokenWord: .lintBrokenWord
    case .cutScreen: .lintCutScreen
    case .beyondCorner: .lintBeyondCorner
    }
  }

  private static func of(_ problem: FileProblem) -> ProblemCase {
    switch problem {
    case .tooManyConstraints: .fileTooManyConstraints
    case .empty: .fileEmpty
    case .tooLarge: .fileTooLarge
    case .notUTF8: .fileNotUTF8
    case .reservedStart: .fileReservedStart
    case .blockText: .fileBlockText
    case .commentedColor: .fileCommentedColor
    case .syntax: .fileSyntax
    case .duplicateKey: .fileDuplicateKey
    case .alias: .fileAlias
    case .tooDeep: .fileTooDeep
    case .notPlain: .fileNotPlain
    case .unknownKind: .fileUnknownKind
    case .newerFormat: .fileNewerFormat
    case .tooManyNodes: .fileTooManyNodes
    case .unreadable: .fileUnreadable
    case .unwritable: .fileUnwritable
    case .tooMuchText: .fileTooMuchText
    case .undrawable: .fileUndrawable
    case .noValue: .fileNoValue
    case .brokenEngine: .fileBrokenEngine
    case .nondeterministic: .fileNondeterministic
    case .colonInText: .fileColonInText
    case .commaInText: .fileCommaInText
    }
  }

  private static func of(_ problem: ValueProblem) -> ProblemCase {
    switch problem {
    case .givenAndDerived: .valueGivenAndDerived
    case .unspaced: .valueUnspaced
    case .priorityAbove: .valuePriorityAbove
    case .notBuilt: .valueNotBuilt
    case .unknownKey: .valueUnknownKey
    case .wrongKind: .valueWrongKind
    case .unknownWord: .valueUnknownWord
    case .wrongType: .valueWrongType
    case .badLength: .valueBadLength
    case .noDesignSize: .valueNoDesignSize
    case .unknownColor: .valueUnknownColor
    case .colorDigits: .valueColorDigits
    case .insetsList: .valueInsetsList
    case .edgeTwice: .valueEdgeTwice
    case .layoutKinds: .valueLayoutKinds
    case .outOfRange: .valueOutOfRange
    case .badPath: .valueBadPath
    case .noLight: .valueNoLight
    case .missingKey: .valueMissingKey
    case .fewStops: .valueFewStops
    case .unknownCondition: .valueUnknownCondition
    case .badReference: .valueBadReference
    case .tooLong: .valueTooLong
    }
  }

  private static func of(_ problem: NameProblem) -> ProblemCase {
    switch problem {
    case .unknownView: .nameUnknownView
    case .guideAsView: .nameGuideAsView
    case .ambiguousView: .nameAmbiguousView
    case .twoContents: .nameTwoContents
    case .duplicateID: .nameDuplicateID
    case .badName: .nameBadName
    case .noSystemComponent: .nameNoSystemComponent
    case .noDefault: .nameNoDefault
    case .unknownComponent: .nameUnknownComponent
    case .componentCycle: .nameComponentCycle
    case .sceneCycle: .nameSceneCycle
    case .scenesTooDeep: .nameScenesTooDeep
    case .unusableScene: .nameUnusableScene
    case .impossibleValue: .nameImpossibleValue
    case .unknownParameter: .nameUnknownParameter
    case .besideUse: .nameBesideUse
    case .missingArgument: .nameMissingArgument
    case .unknownArgument: .nameUnknownArgument
    case .unknownImage: .nameUnknownImage
    case .outside: .nameOutside
    case .unknownFont: .nameUnknownFont
    case .missingGlyphs: .nameMissingGlyphs
    case .unknownDataKey: .nameUnknownDataKey
    case .badImage: .nameBadImage
    case .foreignImageColors: .nameForeignImageColors
    case .unsteadyImage: .nameUnsteadyImage
    case .blankKeys: .nameBlankKeys
    case .duplicateScene: .nameDuplicateScene
    case .duplicateComponent: .nameDuplicateComponent
    case .badFont: .nameBadFont
    case .noFont: .nameNoFont
    }
  }

  private static func of(_ problem: StringProblem) -> ProblemCase {
    switch problem {
    case .unknown: .stringUnknown
    case .missingArgument: .stringMissingArgument
    case .fault: .stringFault
    case .duplicate: .stringDuplicate
    case .unnamedFile: .stringUnnamedFile
    case .untranslated: .stringUntranslated
    case .missingKeys: .stringMissingKeys
    case .otherOnly: .stringOtherOnly
    }
  }

  private static func of(_ problem: PlacementProblem) -> ProblemCase {
    switch problem {
    case .leadingAndLeft: .placementLeadingAndLeft
    case .axisMismatch: .placementAxisMismatch
    case .bareNumber: .placementBareNumber
    case .sideAndPlace: .placementSideAndPlace
    case .wrongLayout: .placementWrongLayout
    case .outOfReach: .placementOutOfReach
    case .wrongParent: .placementWrongParent
    case .cycle: .placementCycle
    case .saidTwice: .placementSaidTwice
    case .contradictingRatio: .placementContradictingRatio
    case .fromTo: .placementFromTo
    case .frameAxis: .placementFrameAxis
    case .rootSize: .placementRootSize
    case .when: .placementWhen
    case .alignmentAxis: .placementAlignmentAxis
    case .slotOutside: .placementSlotOutside
    case .tooManyTracks: .placementTooManyTracks
    }
  }

  private static func of(_ problem: SuiteProblem) -> ProblemCase {
    switch problem {
    case .noSuite: .suiteNoSuite
    case .emptyGlob: .suiteEmptyGlob
    case .unknownScene: .suiteUnknownScene
    case .unknownDevice: .suiteUnknownDevice
    case .unknownGroup: .suiteUnknownGroup
    case .ambiguousValue: .suiteAmbiguousValue
    case .nothingMatches: .suiteNothingMatches
    case .tooManyPixels: .suiteTooManyPixels
    case .tooManySnapshots: .suiteTooManySnapshots
    case .sideTooLong: .suiteSideTooLong
    case .foldersOverlap: .suiteFoldersOverlap
    case .partAmongResults: .suitePartAmongResults
    case .notPending: .suiteNotPending
    case .toleranceWithoutReason: .suiteToleranceWithoutReason
    case .sameFileName: .suiteSameFileName
    case .noResults: .suiteNoResults
    case .badResults: .suiteBadResults
    case .tooMuchMemory: .suiteTooMuchMemory
    case .timeLimit: .suiteTimeLimit
    case .pageTooLarge: .suitePageTooLarge
    case .maskCoversEverything: .suiteMaskCoversEverything
    case .idleMask: .suiteIdleMask
    case .foreignColors: .suiteForeignColors
    case .toleranceNotNeeded: .suiteToleranceNotNeeded
    }
  }

  private static func of(_ problem: ProfileProblem) -> ProblemCase {
    switch problem {
    case .sizeMismatch: .profileSizeMismatch
    case .duplicateID: .profileDuplicateID
    case .badID: .profileBadID
    case .missing: .profileMissing
    case .insetsTooLarge: .profileInsetsTooLarge
    case .replaces: .profileReplaces
    }
  }

  private static func of(_ problem: LayoutFinding) -> ProblemCase {
    switch problem {
    case .unsatisfiable: .layoutUnsatisfiable
    case .unsolvable: .layoutUnsolvable
    case .unsettled: .layoutUnsettled
    case .ambiguous: .layoutAmbiguous
    case .missed: .layoutMissed
    case .stackCannotFill: .layoutStackCannotFill
    case .stackChose: .layoutStackChose
    case .noCircle: .layoutNoCircle
    case .radiusClamped: .layoutRadiusClamped
    case .textTruncated: .layoutTextTruncated
    case .unknownGuide: .layoutUnknownGuide
    case .inferredGuide: .layoutInferredGuide
    case .notDerived: .layoutNotDerived
    }
  }
}
