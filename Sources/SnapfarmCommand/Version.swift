/// The version of the command; CHANGELOG.md says what each brought.
let version = "0.1.0"
