import CYAML
import Problems

/// The owner of a libyaml parser over the bytes of a source.
struct EventReader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let source: SourceText

  /// The input must outlive the reader.
  fileprivate init(_ input: UnsafeBufferPointer<UInt8>, of source: SourceText) throws(Diagnostic) {
    parser = .allocate(capacity: 1)
    self.source = source
    guard yaml_parser_initialize(parser) == 1 else {
      parser.deallocate()
      throw Diagnostic(.file(.syntax("out of memory")), at: .start(of: source.file))
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, input.baseAddress, input.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  /// The next event; not to be called after an error or the end of the stream.
  mutating func next() throws(Diagnostic) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else {
      throw SyntaxFailure(parser.pointee).diagnostic(in: source)
    }
    defer { yaml_event_delete(&event) }
    return Event(event, of: source)
  }
}

extension SourceText {
  /// Runs a body with the events of this text.
  func withEvents<Result>(
    _ body: (inout EventReader) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    try bytes.withUnsafeBufferPointer { input throws(Diagnostic) in
      var reader = try EventReader(input, of: self)
      return try body(&reader)
    }
  }
}
