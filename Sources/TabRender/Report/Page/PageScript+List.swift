extension PageScript {
  /// The list of pictures: which are shown, which is chosen.
  static let list = #"""
      // The list ---------------------------------------------------------------------------------

      function isShown(row) { return !row.element.hidden; }

      function filter() {
        const wanted = new Set(all('.chip input:checked').map((input) => input.value));
        const words = one('.filters input[type="search"]').value.toLowerCase().split(/\s+/);
        for (const row of rows) {
          row.element.hidden = !wanted.has(row.status)
            || !words.every((word) => row.text.includes(word));
        }
        one('.nothing').hidden = rows.some(isShown);
        const shown = rows.filter((row) => row.item && isShown(row));
        if (shown.length && !shown.some((row) => row.item === current)) select(shown[0].item);
      }

      function walk(step) {
        const shown = rows.filter((row) => row.item && isShown(row));
        if (!shown.length) return;
        const at = shown.findIndex((row) => row.item === current);
        const next = shown[Math.min(Math.max(at + step, 0), shown.length - 1)];
        if (next.item === current) return say(step > 0 ? 'This is the last one' : 'This is the first one');
        select(next.item);
      }

      function select(item) {
        if (current) current.classList.remove('current');
        current = item;
        item.classList.add('current');
        for (const row of rows) {
          if (row.item !== item) { row.link?.removeAttribute('aria-current'); continue; }
          row.link.setAttribute('aria-current', 'true');
          reveal(row.element);
        }
        // While it loads, the page would scroll to the new fragment once it is there.
        if (document.readyState === 'complete') {
          attempt(() => history.replaceState(null, '', '#' + item.id));
        }
        state.point = null;
        one('main').scrollTop = 0;
        const copy = one('[data-do="copy"]');
        copy.disabled = !item.dataset.command;
        if (!canShow(state.mode)) setMode('side'); else setMode(state.mode);
      }

      // Scrolls the list only: the page around it stays where it is.
      function reveal(element) {
        const side = one('.side'), area = side.getBoundingClientRect();
        const place = element.getBoundingClientRect();
        if (place.top < area.top) side.scrollTop -= area.top - place.top + 8;
        if (place.bottom > area.bottom) side.scrollTop += place.bottom - area.bottom + 8;
      }

      function thumbnails() {
        const watcher = new IntersectionObserver((entries) => {
          for (const entry of entries) {
            if (!entry.isIntersecting) continue;
            watcher.unobserve(entry.target);
            const image = entry.target;
            image.src = image.source.src;
          }
        }, { rootMargin: '200px' });
        for (const row of rows) {
          const source = row.item && (one('[data-role="actual"] img', row.item) || one('img', row.item));
          if (!source) continue;
          const image = new Image();
          image.className = 'thumb';
          image.alt = '';
          image.decoding = 'async';
          image.source = source;
          one('.dot', row.link).after(image);
          watcher.observe(image);
        }
      }

    """#
}
