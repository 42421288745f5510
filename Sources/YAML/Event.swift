import CYAML

/// What libyaml finds, one after the other.
struct Event {
  enum Kind: Hashable {
    case documentStart
    case documentEnd
    case streamEnd
    case alias
    case scalar(String, isPlain: Bool)
    case sequenceStart
    case mappingStart
    case collectionEnd
    /// What only marks the way: the start of the stream.
    case other
  }

  var kind: Kind
  var mark: Mark
  /// Whether a tag or an anchor stands before the value.
  var hasProperties: Bool

  init(_ event: yaml_event_t, of source: SourceText) {
    mark = Mark(event.start_mark)
    hasProperties = false
    switch event.type {
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_STREAM_END_EVENT: kind = .streamEnd
    case YAML_ALIAS_EVENT: kind = .alias
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      hasProperties = scalar.anchor != nil || scalar.tag != nil
      let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: Int(scalar.length)), as: UTF8.self)
      kind = .scalar(source.asWritten(text), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
    case YAML_SEQUENCE_START_EVENT:
      hasProperties = event.data.sequence_start.anchor != nil || event.data.sequence_start.tag != nil
      kind = .sequenceStart
    case YAML_MAPPING_START_EVENT:
      hasProperties = event.data.mapping_start.anchor != nil || event.data.mapping_start.tag != nil
      kind = .mappingStart
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .collectionEnd
    default: kind = .other
    }
  }
}
