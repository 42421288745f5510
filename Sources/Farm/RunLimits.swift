import Display
import Render
import Scene

/// What a run may take: memory and time.
struct RunLimits: Sendable {
  /// The memory of everything that is drawn at the same time.
  let room: MemoryRoom
  /// The seconds of a snapshot.
  let timeLimit: Double
  /// Whether somebody asks to stop.
  let isStopped: @Sendable () -> Bool

  init(_ options: RunOptions, _ limits: Suite.Limits, isStopped: @escaping @Sendable () -> Bool) {
    self.init(maxMemory: options.maxMemory, timeLimit: options.timeLimit, limits, isStopped: isStopped)
  }

  /// The end of the time of so many snapshots, which begins now.
  func deadline(times: Double = 1) -> Deadline { Deadline(timeLimit * times, isStopped: isStopped) }

  /// The limits of a suite, but for those that are not nil.
  init(maxMemory: Int?, timeLimit: Double?, _ limits: Suite.Limits, isStopped: @escaping @Sendable () -> Bool) {
    self.isStopped = isStopped
    room = MemoryRoom(maxMemory ?? limits.maxMemory ?? MemoryBudget.halfOfMemory)
    self.timeLimit = timeLimit ?? limits.timeLimit
  }

  /// How many bytes decoded image files may take that workers keep.
  var pictureMemory: Int { room.size / 4 }

  /// How many bytes the pictures on one page of a document may take.
  var pageMemory: Int { room.size / 4 }
}

extension MemoryBudget {
  /// How many bytes drawing a list and finishing the picture takes at the worst.
  static func need(of list: DisplayList) -> Int {
    let (picture, groups) = (4 * list.width * list.height, 4 * list.pixelsOfGroups)
    // While shadows are made there is one copy.
    return groups + max(picture * copies, picture + list.bytesOfShadows)
  }
}
