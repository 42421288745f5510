/// The lists of pictures by how they ended that reg-cli and its kin write, so that their viewers can be used.
///
/// An item is a path relative to each of the three folders.
struct ItemLists {
  var failed: [String] = []
  var new: [String] = []
  var deleted: [String] = []
  var passed: [String] = []
  /// Items that have a picture in the folder of the same name.
  var expected: [String] = []
  var actual: [String] = []
  var difference: [String] = []
  /// The folders; nil where there is none.
  var actualFolder: String?
  var expectedFolder: String?
  var differenceFolder: String?

  var members: [JSONValue.Member] {
    let lists = [
      ("failedItems", failed), ("newItems", new), ("deletedItems", deleted), ("passedItems", passed),
      ("expectedItems", expected), ("actualItems", actual), ("diffItems", difference),
    ]
    let folders = [
      ("actualDir", actualFolder), ("expectedDir", expectedFolder), ("diffDir", differenceFolder),
    ]
    return lists.map { .init($0.0, .array($0.1.map(JSONValue.string))) }
      + folders.map { .init($0.0, .optional($0.1)) }
  }
}
