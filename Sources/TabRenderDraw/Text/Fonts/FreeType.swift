internal import CText

/// Owns FreeType's state; one for each library, alive as long as one of its faces.
@safe
final class FreeType {
  let handle: FT_Library

  init() throws(FontError) {
    var handle: FT_Library?
    guard unsafe FT_Init_FreeType(&handle) == 0, let handle = unsafe handle else {
      throw .shapingFailed
    }
    unsafe self.handle = handle
  }

  deinit { _ = unsafe FT_Done_FreeType(handle) }
}
