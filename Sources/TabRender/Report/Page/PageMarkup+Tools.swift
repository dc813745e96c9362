extension PageMarkup {
  /// The buttons above the pictures; the script shows them, since without it they do nothing.
  static var tools: String {
    let modes = [
      ("side", "Side by side"), ("swipe", "Swipe"), ("onion", "Onion"), ("blink", "Blink"),
      ("heat", "Heat"),
    ]
    let modeButtons = modes.enumerated().map { index, mode in
      """
      <button type="button" data-mode="\(mode.0)" aria-pressed="false">\(mode.1) \
      <kbd>\(index + 1)</kbd></button>
      """
    }
    let zooms = [("fit", "Fit"), ("1", "1:1"), ("2", "2×"), ("8", "8×")]
    let zoomButtons = zooms.map {
      "<button type=\"button\" data-zoom=\"\($0.0)\" aria-pressed=\"false\">\($0.1)</button>"
    }
    return """
      <div class="tools" role="toolbar" aria-label="How the pictures are shown" hidden>
      <div class="group" role="group" aria-label="Walk">
      <button type="button" data-do="previous" aria-label="Previous picture">↑ <kbd>k</kbd></button>
      <button type="button" data-do="next" aria-label="Next picture">↓ <kbd>j</kbd></button>
      </div>
      <div class="group" role="group" aria-label="Mode">\(modeButtons.joined())</div>
      <div class="group" role="group" aria-label="Zoom">\(zoomButtons.joined())</div>
      <div class="group" role="group" aria-label="Marks">
      <button type="button" data-do="marks" aria-pressed="true">Regions <kbd>b</kbd></button>
      <button type="button" data-do="loupe" aria-pressed="false">Loupe <kbd>l</kbd></button>
      </div>
      <button type="button" class="primary" data-do="copy">Copy approve <kbd>a</kbd></button>
      <div class="slider" hidden>
      <label for="slider">Expected</label>
      <input id="slider" type="range" min="0" max="1000" value="500" \
      aria-label="From expected to actual">
      <span aria-hidden="true">Actual</span>
      </div>
      <div class="blinking" hidden>
      <button type="button" data-do="pause">Pause <kbd>Space</kbd></button>
      <output>Expected</output>
      </div>
      </div>
      """
  }

  /// The list of keys.
  static var keys: String {
    let keys = [
      ("j", "next picture"), ("k", "previous picture"),
      ("1 … 5", "side by side, swipe, onion, blink, heat"), ("0", "fit"), ("+ −", "zoom"),
      ("← →", "move the slider; with the loupe on, the loupe (also ↑ ↓)"),
      ("Space", "blink: pause, then show the other"), ("b", "show or hide the regions"),
      ("l", "loupe"), ("a", "copy the approve command"), ("/", "search"), ("?", "these keys"),
    ]
    let rows = keys.map { "<tr><th scope=\"row\"><kbd>\($0.0)</kbd></th><td>\($0.1)</td></tr>" }
    return """
      <dialog class="keys" aria-labelledby="keys-title">
      <h2 id="keys-title">Keys</h2>
      <table>\(rows.joined())</table>
      <button type="button" data-do="close">Close</button>
      </dialog>
      """
  }

  /// The pixel under the pointer in both pictures, enlarged, with its values.
  static var loupe: String {
    """
    <aside class="loupe" aria-label="Loupe" hidden>
    <div class="lenses">
    <figure><div class="lens"><canvas width="11" height="11" data-lens="expected"></canvas></div>\
    <figcaption>Expected</figcaption></figure>
    <figure><div class="lens"><canvas width="11" height="11" data-lens="actual"></canvas></div>\
    <figcaption>Actual</figcaption></figure>
    </div>
    <table>
    <caption>Point at a pixel</caption>
    <thead><tr><td></td><th scope="col">R</th><th scope="col">G</th><th scope="col">B</th>\
    <th scope="col">A</th></tr></thead>
    <tbody>
    <tr data-value="expected"><th scope="row">Expected</th><td></td><td></td><td></td><td></td></tr>
    <tr data-value="actual"><th scope="row">Actual</th><td></td><td></td><td></td><td></td></tr>
    <tr data-value="delta"><th scope="row">Δ</th><td></td><td></td><td></td><td></td></tr>
    </tbody>
    </table>
    <p class="why" hidden></p>
    </aside>
    """
  }
}
