extension PageScript {
  /// What keys, pointers and buttons do.
  static let keys = #"""
      // Keys and pointers ------------------------------------------------------------------------

      async function copy() {
        const command = current?.dataset.command;
        if (!command) return say('There is nothing to approve here');
        const isCopied = await navigator.clipboard?.writeText(command).then(() => true, () => false);
        say(isCopied || copyOld(command) ? `Copied: ${command}` : `Copy it yourself: ${command}`);
      }

      function copyOld(text) {
        const area = document.createElement('textarea');
        area.value = text;
        document.body.append(area);
        area.select();
        const isCopied = attempt(() => document.execCommand('copy'));
        area.remove();
        return isCopied;
      }

      function theme() {
        const themes = ['auto', 'light', 'dark'];
        const now = themes[(themes.indexOf(root.dataset.theme || 'auto') + 1) % themes.length];
        setTheme(now);
        attempt(() => localStorage.setItem('tabrender-theme', now));
      }

      function setTheme(name) {
        if (name === 'auto') delete root.dataset.theme; else root.dataset.theme = name;
        one('[data-do="theme"] span').textContent = name;
      }

      const actions = {
        theme, copy, pause,
        keys: () => one('.keys').showModal(),
        close: () => one('.keys').close(),
        next: () => walk(1),
        previous: () => walk(-1),
        loupe: () => setLoupe(!state.loupe),
        marks: () => {
          state.marks = !state.marks;
          root.classList.toggle('no-marks', !state.marks);
          press('[data-do="marks"]', () => state.marks);
        },
      };

      function zoomBy(step) {
        const at = zooms.indexOf(state.zoom) + step;
        setZoom(zooms[Math.min(Math.max(at, 0), zooms.length - 1)]);
      }

      function arrow(event) {
        const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
        if (!step) return false;
        if (state.loupe && state.point) {
          point(Math.max(0, state.point[0] + step[0]), Math.max(0, state.point[1] + step[1]));
          return true;
        }
        if (one('.slider').hidden || !step[0]) return false;
        slide(state.slide + step[0] * 0.02);
        return true;
      }

      function key(event) {
        if (event.ctrlKey || event.metaKey || event.altKey || one('.keys').open) return;
        if (event.target.matches('input[type="search"], textarea')) {
          if (event.key === 'Escape') event.target.blur();
          return;
        }
        const isOnControl = event.target.matches('button, input, summary, a');
        const simple = { j: actions.next, k: actions.previous, a: copy, b: actions.marks,
          l: actions.loupe, '?': actions.keys, '0': () => setZoom('fit'), '+': () => zoomBy(1),
          '=': () => zoomBy(1), '-': () => zoomBy(-1),
          '/': () => one('.filters input[type="search"]').focus() };
        if (simple[event.key]) simple[event.key]();
        else if (modes[Number(event.key) - 1]) setMode(modes[Number(event.key) - 1]);
        else if (event.key === ' ' && state.mode === 'blink' && !isOnControl) pause();
        else if (event.target.matches('input[type="range"]') || !arrow(event)) return;
        event.preventDefault();
      }

      function pointer(event) {
        const canvas = event.target.closest?.('.canvas');
        if (state.loupe && canvas) {
          const area = canvas.getBoundingClientRect(), size = sizeOf(one('img', canvas));
          point(Math.floor((event.clientX - area.left) / area.width * size.width),
            Math.floor((event.clientY - area.top) / area.height * size.height));
        }
        if (state.loupe) avoid(event);
        const frame = event.target.closest?.('.frame');
        if (frame && state.mode === 'swipe' && event.buttons & 1) {
          const area = frame.getBoundingClientRect();
          slide((event.clientX - area.left) / area.width);
        }
      }

      // The loupe steps aside when the pointer comes near.
      function avoid(event) {
        const loupe = one('.loupe'), area = loupe.getBoundingClientRect(), near = 24;
        if (event.clientX > area.left - near && event.clientX < area.right + near
          && event.clientY > area.top - near) loupe.classList.toggle('left');
      }

      function scrolled(event) {
        const frame = event.target;
        if (!frame.classList?.contains('frame') || isLayingOut) return;
        isLayingOut = true;
        for (const other of all('.frame', frame.closest('.stage'))) {
          if (other === frame) continue;
          other.scrollLeft = frame.scrollLeft;
          other.scrollTop = frame.scrollTop;
        }
        requestAnimationFrame(() => { isLayingOut = false; });
      }

    """#
}
