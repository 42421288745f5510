// Written by Scripts/embed-page.py from Page/; change the files there and run the script.
/// The page, to be joined.
enum PageParts {
  static let all: [StaticString] = [
    PagePart01.text,
    PagePart02.text,
    PagePart03.text,
    PagePart04.text,
    PagePart05.text,
    PagePart06.text,
    PagePart07.text,
    PagePart08.text,
    PagePart09.text,
    PagePart10.text,
    PagePart11.text,
    PagePart12.text,
    PagePart13.text,
    PagePart14.text,
  ]
}
