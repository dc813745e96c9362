/// What the page does.
///
/// It reads everything from the document, which says it all without script too, and it only ever
/// writes text and numbers, never markup.
enum PageScript {
  /// The script: one function, so that nothing of it is seen from outside.
  static let text = head + list + stage + regions + loupe + keys + start

  private static let head = #"""

    (() => {
      'use strict';
      const root = document.documentElement;
      root.classList.add('js');
      const one = (selector, from = document) => from.querySelector(selector);
      const all = (selector, from = document) => Array.from(from.querySelectorAll(selector));
      const calm = matchMedia('(prefers-reduced-motion: reduce)');
      const modes = ['side', 'swipe', 'onion', 'blink', 'heat'];
      const zooms = ['fit', '1', '2', '8'];
      const state = { mode: 'side', zoom: 'fit', slide: 0.5, marks: true, loupe: false, point: null };
      let items = [], rows = [], current = null, timer = 0, isLayingOut = false;

      // Storage and history may be forbidden to a page that is opened as a file.
      const attempt = (action) => { try { return action(); } catch { return undefined; } };
      const picture = (role) => current && one(`[data-role="${role}"] img`, current);
      const sizeOf = (image) =>
        ({ width: Number(image.getAttribute('width')), height: Number(image.getAttribute('height')) });
      const press = (selector, isPressed) =>
        all(selector).forEach((button) => button.setAttribute('aria-pressed', isPressed(button)));

      function say(text) {
        const toast = one('.toast');
        toast.textContent = text;
        clearTimeout(say.timer);
        say.timer = setTimeout(() => { toast.textContent = ''; }, 4000);
      }

    """#

  private static let start = #"""
      function start() {
        items = all('article.item');
        rows = all('.row').map((element) => {
          const link = one('a', element);
          const item = link && document.getElementById(link.getAttribute('href').slice(1));
          return { element, link, item, status: element.dataset.status,
            text: element.textContent.toLowerCase() };
        });
        for (const row of rows) {
          row.link?.addEventListener('click', (event) => {
            event.preventDefault();
            select(row.item);
          });
        }
        for (const stage of all('.stage')) {
          const divider = document.createElement('div');
          divider.className = 'divider';
          stage.append(divider);
        }
        for (const frame of all('.frame')) {
          frame.tabIndex = 0;
          frame.setAttribute('role', 'group');
          frame.setAttribute('aria-label', one('img', frame).alt);
          one('img', frame).draggable = false;
        }
        all('[data-do]').forEach((button) =>
          button.addEventListener('click', () => actions[button.dataset.do]()));
        all('.tools [data-mode]').forEach((button) =>
          button.addEventListener('click', () => setMode(button.dataset.mode)));
        all('[data-zoom]').forEach((button) =>
          button.addEventListener('click', () => setZoom(button.dataset.zoom)));
        one('#slider').addEventListener('input', (event) => slide(event.target.value / 1000));
        one('.filters').addEventListener('input', filter);
        addEventListener('keydown', key);
        addEventListener('pointermove', pointer);
        addEventListener('pointerdown', pointer);
        addEventListener('scroll', scrolled, true);
        addEventListener('resize', layout);
        addEventListener('hashchange', () => {
          const item = items.find((item) => '#' + item.id === location.hash);
          if (item) select(item);
        });
        setTheme(attempt(() => localStorage.getItem('tabrender-theme')) || 'auto');
        all('.filters, .page-tools').forEach((element) => { element.hidden = false; });
        regionButtons();
        thumbnails();
        if (items.length) {
          one('.tools').hidden = false;
          const okay = one('.chip input[value="ok"]');
          if (okay) okay.checked = false;
          setZoom('fit');
          select(items.find((item) => '#' + item.id === location.hash) || items[0]);
          filter();
        }
      }

      document.addEventListener('DOMContentLoaded', start);
    })();

    """#
}
