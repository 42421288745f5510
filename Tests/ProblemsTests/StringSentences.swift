import Problems

/// Rows of tables of strings.
let stringSentences = [
  SentenceRow(
    .string(.unknown("settings.wfi", files: ["Strings/en.yaml"], nearest: "settings.wifi")),
    #"E307: no string "settings.wfi" in Strings/en.yaml; did you mean "settings.wifi"?"#),
  SentenceRow(
    .string(.unknown("a", files: [], nearest: nil)), #"E307: no string "a"; there is no table of strings for it"#),
  SentenceRow(
    .string(.missingArgument("name", key: "hello", known: [])),
    #"E351: the string "hello" has {name}, and "args" has none"#),
  SentenceRow(
    .string(.missingArgument("name", key: "hello", known: ["user"])),
    #"E351: the string "hello" has {name}, and "args" has user"#),
  SentenceRow(
    .string(.missingArgument("2", key: "hello", known: ["user"])),
    #"E351: the string "hello" has an argument %2$@, and "args" has 1: user"#),
  SentenceRow(
    .string(.fault(.openBrace("name"))),
    #"E352: "{name" lacks its "}"; a brace in a text is written "{{""#),
  SentenceRow(
    .string(.fault(.badArgument("a b"))),
    #"E352: "{a b}" is no argument: between braces stands a name; a brace in a text is written "{{""#),
  SentenceRow(.string(.fault(.expected(";"))), #"E352: ";" is expected here"#),
  SentenceRow(.string(.fault(.expected("a key in quotes"))), "E352: a key in quotes is expected here"),
  SentenceRow(
    .string(.fault(.propertyList("XML"))),
    #"E352: the file is a property list in XML; save it as text: "key" = "text";"#),
  SentenceRow(
    .string(.fault(.entity("nbsp"))),
    #"E352: "&nbsp;" is no entity that is read; XML has amp, lt, gt, quot and apos"#),
  SentenceRow(.string(.fault(.wrongEnd("b", open: "i"))), "E352: </b> where <i> is open"),
  SentenceRow(.string(.fault(.wrongEnd("b", open: ""))), "E352: </b> where nothing is open"),
  SentenceRow(
    .string(.fault(.badReference("@string/a"))), #"E352: "@string/a" refers to no string, or in a circle"#),
  SentenceRow(
    .string(.fault(.notUTF16)),
    "E352: the text is not UTF-16: half a character stands alone in it; save the file as UTF-8"),
  SentenceRow(.string(.fault(.tooLong(limit: 65536))), "E352: a text of more than 65536 bytes"),
  SentenceRow(
    .string(.fault(.expansion(limit: 1_048_576))),
    "E352: the entities of this file stand for more than 1048576 bytes; the rest is not read"),
  SentenceRow(
    .string(.fault(.attributeTwice("name"))), "E352: the attribute \"name\" is given twice in one tag"),
  SentenceRow(
    .string(.duplicate("a", language: "de", first: SourceLocation(file: "Strings/de.yaml", line: 3, column: 1))),
    #"E353: the string "a" of de stands in Strings/de.yaml:3 too"#),
  SentenceRow(
    .string(.unnamedFile("Strings/jp.yaml", nearest: "ja.yaml")),
    #"E354: Strings/jp.yaml is not named after a language, such as en.yaml or pt-BR.yaml; did you mean "ja.yaml"?"#),
  SentenceRow(
    .string(.untranslated("settings.wifi", locales: ["ja"], base: "en")),
    #"L315: no string "settings.wifi" for ja; that of en is shown"#),
  SentenceRow(
    .string(.untranslated("settings.wifi", locales: ["de", "ja"], base: "en")),
    #"L315: no string "settings.wifi" for de, ja; that of en is shown"#),
  SentenceRow(
    .string(.missingKeys(locale: "ja", keys: ["a", "b"], base: "en")), "L316: ja lacks 2 strings of en: a, b"),
  SentenceRow(.string(.missingKeys(locale: "ja", keys: ["a"], base: "en")), "L316: ja lacks 1 string of en: a"),
  SentenceRow(
    .string(.otherOnly(count: 2)),
    "N355: there are no rules for devices and widths: of 2 strings only the case \"other\" is read; give each case a "
      + "key of its own"),
]
