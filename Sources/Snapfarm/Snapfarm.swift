/// The library that people import: everything of Snapfarm that is public, under one name.
@_exported public import Compare
@_exported public import Devices
@_exported public import Graphics
@_exported public import Layout
@_exported public import Problems
@_exported public import Scene
@_exported public import Strings
