/// A command's typed request together with the options that every command has.
struct Invocation<Request> {
  /// What every command has.
  var global = GlobalOptions()
  /// What the command itself is asked for.
  var request: Request
}
