package import Problems

/// The code of a problem, such as `E201`, by which documentation and tools know it.
package func code(of problem: Problem) -> String {
  switch problem {
  case .file(let problem): code(of: problem)
  case .value(let problem): code(of: problem)
  case .name(let problem): code(of: problem)
  case .string(let problem): code(of: problem)
  case .placement(let problem): code(of: problem)
  case .suite(let problem): code(of: problem)
  case .output(let problem): code(of: problem)
  case .profile(let problem): code(of: problem)
  case .layout(let finding): code(of: finding)
  case .lint(let finding): code(of: finding)
  case .told(let code, _): code
  }
}

private func code(of problem: FileProblem) -> String {
  switch problem {
  case .empty: "E101"
  case .tooLarge: "E102"
  case .notUTF8: "E103"
  case .reservedStart: "E104"
  case .blockText: "E105"
  case .commentedColor: "E106"
  case .syntax: "E107"
  case .duplicateKey: "E108"
  case .alias: "E109"
  case .tooDeep: "E110"
  case .notPlain: "E111"
  case .unknownKind: "E112"
  case .newerFormat: "E113"
  case .tooManyNodes: "E114"
  case .tooManyConstraints: "E124"
  case .unreadable: "E115"
  case .unwritable: "E116"
  case .undrawable: "E117"
  case .tooMuchText: "E118"
  case .noValue: "E119"
  case .brokenEngine: "E122"
  case .nondeterministic: "E123"
  case .colonInText: "E120"
  case .commaInText: "E121"
  }
}

private func code(of problem: ValueProblem) -> String {
  switch problem {
  case .notBuilt: "E200"
  case .unknownKey: "E201"
  case .wrongKind: "E202"
  case .unknownWord: "E203"
  case .wrongType: "E204"
  case .badLength: "E205"
  case .noDesignSize: "E206"
  case .unknownColor: "E208"
  case .colorDigits: "E209"
  case .insetsList: "E210"
  case .edgeTwice: "E211"
  case .givenAndDerived: "E212"
  case .layoutKinds: "E213"
  case .outOfRange: "E214"
  case .unspaced: "E215"
  case .badPath: "E216"
  case .priorityAbove: "E217"
  case .fewStops: "E218"
  case .noLight: "E219"
  case .missingKey: "E220"
  case .unknownCondition: "E221"
  case .badReference: "E222"
  case .tooLong: "E223"
  }
}

private func code(of problem: NameProblem) -> String {
  switch problem {
  case .twoContents: "E301"
  case .duplicateID: "E302"
  case .unknownView: "E303"
  case .guideAsView: "E323"
  case .ambiguousView: "E304"
  case .unknownComponent: "E305"
  case .componentCycle: "E306"
  case .unknownParameter: "E308"
  case .besideUse: "E309"
  case .missingArgument: "E310"
  case .unknownArgument: "E311"
  case .unknownImage: "E312"
  case .outside: "E313"
  case .unknownFont: "E314"
  case .missingGlyphs: "E315"
  case .unknownDataKey: "E316"
  case .badImage: "E317"
  case .foreignImageColors: "L309"
  case .unsteadyImage: "L313"
  case .blankKeys: "L317"
  case .duplicateScene: "E318"
  case .duplicateComponent: "E319"
  case .badFont: "E320"
  case .noFont: "E321"
  case .badName: "E322"
  case .noSystemComponent: "E329"
  case .noDefault: "E328"
  case .sceneCycle: "E324"
  case .scenesTooDeep: "E325"
  case .unusableScene: "E326"
  case .impossibleValue: "E327"
  }
}

private func code(of problem: StringProblem) -> String {
  switch problem {
  case .unknown: "E307"
  case .missingArgument: "E351"
  case .fault: "E352"
  case .duplicate: "E353"
  case .unnamedFile: "E354"
  case .untranslated: "L315"
  case .missingKeys: "L316"
  case .otherOnly: "N355"
  }
}

private func code(of problem: PlacementProblem) -> String {
  switch problem {
  // Constraints in another parent have a code of their own, because it is the commonest of these mistakes.
  case .wrongParent(let key, _, _): key == "anchors" ? "E403" : "E401"
  case .cycle: "E402"
  case .saidTwice: "E404"
  case .contradictingRatio: "E405"
  case .fromTo: "E406"
  case .leadingAndLeft: "E407"
  case .axisMismatch: "E408"
  case .bareNumber: "E409"
  case .sideAndPlace: "E415"
  case .wrongLayout: "E416"
  case .outOfReach: "E417"
  case .frameAxis: "E410"
  case .rootSize: "E412"
  case .when: "E413"
  case .alignmentAxis: "E411"
  case .slotOutside: "E414"
  case .tooManyTracks: "E418"
  }
}

private func code(of problem: SuiteProblem) -> String {
  switch problem {
  case .noSuite: "E500"
  case .emptyGlob: "E501"
  case .unknownScene: "E502"
  case .unknownDevice: "E503"
  case .unknownGroup: "E504"
  case .ambiguousValue: "E505"
  case .toleranceWithoutReason: "E506"
  case .nothingMatches: "E507"
  case .maskCoversEverything: "E508"
  case .idleMask: "L306"
  case .foreignColors: "L307"
  case .toleranceNotNeeded: "N518"
  case .tooManyPixels: "E510"
  case .tooManySnapshots: "E511"
  case .sideTooLong: "E513"
  case .foldersOverlap: "E514"
  case .partAmongResults: "E523"
  case .sameFileName: "E515"
  case .noResults: "E516"
  case .badResults: "E517"
  case .tooMuchMemory: "E520"
  case .timeLimit: "E521"
  case .pageTooLarge: "E522"
  case .notPending: "E512"
  }
}

private func code(of problem: OutputProblem) -> String {
  switch problem {
  case .unknownField: "E530"
  case .badName: "E531"
  case .sameName: "E532"
  case .wrongFormat: "E533"
  case .wrongSize: "E534"
  case .transparent: "E535"
  case .unknownOutput: "E536"
  case .sheetTooLarge: "E537"
  case .noAxis: "E538"
  case .noDevice: "N539"
  case .sharedFile: "E541"
  case .sideTooLong: "E542"
  case .unknownPhysicalSize: "E543"
  }
}

private func code(of problem: ProfileProblem) -> String {
  switch problem {
  case .sizeMismatch: "E601"
  case .duplicateID: "E602"
  case .badID: "E603"
  case .missing: "E604"
  case .insetsTooLarge: "E605"
  case .replaces: "N606"
  }
}

private func code(of finding: LayoutFinding) -> String {
  switch finding {
  case .unsatisfiable: "L101"
  case .unsolvable: "L102"
  case .ambiguous: "L201"
  case .missed: "L301"
  case .stackCannotFill: "L103"
  case .stackChose: "L202"
  case .noCircle: "L302"
  case .radiusClamped: "L303"
  case .textTruncated: "L304"
  case .unknownGuide: "L305"
  case .unsettled: "L310"
  case .inferredGuide: "L312"
  case .notDerived: "L308"
  }
}

private func code(of finding: LintFinding) -> String {
  switch finding {
  case .textOverflows: "L401"
  case .clipped: "L402"
  case .offScreen: "L403"
  case .outsideSafeArea: "L404"
  case .underCutout: "L405"
  case .overlap: "L406"
  case .tapTarget: "L407"
  case .needlessWaiver: "L408"
  case .contrast: "L409"
  case .brokenWord: "L421"
  case .cutScreen: "L422"
  case .beyondCorner: "L423"
  }
}
