/// Texts that a page, a terminal or a shell could take for something else.
package enum HostileText {
  /// A name with everything that markup, shells and logs could take for their own.
  package static let name =
    "</script><script>alert(1)</script> \"q\" 'a' & | `b` \u{202E}gnp.\u{2066}\n::error::%0A]]>\u{1}"
}
