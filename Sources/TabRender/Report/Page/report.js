// What the page does. It reads everything from the document, which says it all without script too,
// and it only ever writes text and numbers, never markup.
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
    if (next.item === current) {
      return say(step > 0 ? 'This is the last one' : 'This is the first one');
    }
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
    const row = element.getBoundingClientRect();
    if (row.top < area.top) side.scrollTop -= area.top - row.top + 8;
    if (row.bottom > area.bottom) side.scrollTop += row.bottom - area.bottom + 8;
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
      const source = row.item
        && (one('[data-role="actual"] img', row.item) || one('img', row.item));
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
  // The stage --------------------------------------------------------------------------------

  function canShow(mode) {
    if (mode === 'side') return true;
    if (mode === 'heat') return Boolean(picture('diff'));
    return Boolean(picture('expected') && picture('actual'));
  }

  function setMode(mode) {
    if (!current) return;
    if (!canShow(mode)) return say('This picture has nothing to show there');
    state.mode = mode;
    const stage = one('.stage', current);
    stage.dataset.mode = mode;
    stage.classList.toggle('over', ['swipe', 'onion', 'blink'].includes(mode));
    for (const button of all('.tools [data-mode]')) button.disabled = !canShow(button.dataset.mode);
    press('.tools [data-mode]', (button) => button.dataset.mode === mode);
    one('.slider').hidden = mode !== 'swipe' && mode !== 'onion';
    one('.blinking').hidden = mode !== 'blink';
    clearInterval(timer);
    timer = 0;
    if (mode === 'blink') {
      show(false);
      if (!calm.matches) startBlinking(); else pauseLabel();
    }
    layout();
    slide(state.slide);
  }

  function setZoom(zoom) {
    state.zoom = zoom;
    press('[data-zoom]', (button) => button.dataset.zoom === zoom);
    layout();
  }

  // Every picture of an item is shown at one scale, so that a pixel is as large in each.
  function layout() {
    if (!current) return;
    const stage = one('.stage', current);
    const frames = all('.frame', stage).filter((frame) => frame.offsetParent !== null);
    if (!frames.length) return;
    const sizes = frames.map((frame) => sizeOf(one('img', frame)));
    const width = Math.max(...sizes.map((size) => size.width));
    const height = Math.max(...sizes.map((size) => size.height));
    const isOver = stage.classList.contains('over');
    const count = state.mode === 'side' ? all('.picture', stage).length : 1;
    const room = { width: stage.clientWidth, height: roomForPictures() };
    const gap = 16, border = 2, narrowest = 180;
    const isRoomy = (room.width - gap * (count - 1)) / count >= narrowest;
    const fit = (columns) => Math.min(
      ((room.width - gap * (columns - 1)) / columns - border) / width,
      room.height / (isRoomy ? Math.ceil(count / columns) : 1) / height);
    const columns = isRoomy && Math.min(fit(count), 1) >= Math.min(fit(1), 1) * 0.8 ? count : 1;
    const scale = state.zoom === 'fit'
      ? fitted(fit(columns)) : Number(state.zoom) / devicePixelRatio;
    stage.classList.toggle('crisp', scale * devicePixelRatio >= 1);
    const cell = (room.width - gap * (columns - 1)) / columns;
    const frameWidth = Math.min(cell, width * scale + border);
    stage.style.setProperty('--frame', frameWidth + 'px');
    // A column has room for text where there is no picture, or a small one.
    const column = Math.min(cell, Math.max(frameWidth, narrowest));
    stage.style.gridTemplateColumns = isOver ? '' : `repeat(${columns}, ${column}px)`;
    stage.classList.toggle('fitted', state.zoom === 'fit');
    frames.forEach((frame, index) => {
      const image = one('img', frame), canvas = one('.canvas', frame);
      canvas.style.width = image.style.width = sizes[index].width * scale + 'px';
      canvas.style.height = image.style.height = sizes[index].height * scale + 'px';
      frame.style.maxHeight = room.height + border + 'px';
      frame.style.height = isOver
        ? Math.min(room.height, height * scale) + border + 'px' : '';
      mark(canvas, sizes[index]);
    });
    moveDivider();
  }

  // Small pictures are enlarged so that each of their pixels is a square of whole screen pixels.
  function fitted(room) {
    if (room < 1) return room;
    return Math.min(Math.max(1, Math.floor(room * devicePixelRatio) / devicePixelRatio), 8);
  }

  // What is left of the window's height for pictures, so that a tall one is seen as a whole.
  function roomForPictures() {
    const head = one('.item-head', current).offsetHeight + one('.tools').offsetHeight;
    const main = one('main'), isScrolling = getComputedStyle(main).overflowY === 'auto';
    return Math.max(320, isScrolling ? main.clientHeight - head - 90 : innerHeight * 0.75);
  }

  function slide(part) {
    state.slide = Math.min(Math.max(part, 0), 1);
    one('#slider').value = Math.round(state.slide * 1000);
    if (!current) return;
    const style = one('.stage', current).style;
    style.setProperty('--split', state.slide * 100 + '%');
    style.setProperty('--mix', state.slide);
    moveDivider();
  }

  function moveDivider() {
    const stage = one('.stage', current);
    const frame = one('[data-role="actual"] .frame', stage);
    if (frame) stage.style.setProperty('--at', frame.offsetWidth * state.slide + 'px');
  }

  function show(isSecond) {
    one('.stage', current).classList.toggle('second', isSecond);
    one('.blinking output').textContent = isSecond ? 'Actual' : 'Expected';
  }

  function startBlinking() {
    // Slow enough not to flash: fewer than three changes a second.
    timer = setInterval(() => show(!one('.stage', current).classList.contains('second')), 700);
    pauseLabel();
  }

  function pauseLabel() {
    one('[data-do="pause"]').firstChild.textContent = timer ? 'Pause ' : 'Show the other ';
  }

  function pause() {
    if (state.mode !== 'blink') return;
    if (timer) { clearInterval(timer); timer = 0; return pauseLabel(); }
    show(!one('.stage', current).classList.contains('second'));
  }
  // Regions ----------------------------------------------------------------------------------

  function boxes() {
    return all('[data-box]', current).map((line) => line.dataset.box.split(' ').map(Number));
  }

  function mark(canvas, size) {
    one('.marks', canvas)?.remove();
    const role = canvas.closest('.picture').dataset.role;
    const base = picture('expected') || picture('actual');
    // A picture of the differences may have another form, such as several pictures in one.
    if (role === 'diff' && base && (sizeOf(base).width !== size.width
      || sizeOf(base).height !== size.height)) return;
    const marks = document.createElement('div');
    marks.className = 'marks';
    marks.setAttribute('aria-hidden', 'true');
    boxes().forEach(([x, y, width, height], index) => {
      const box = document.createElement('div');
      box.className = 'mark';
      box.style.left = x / size.width * 100 + '%';
      box.style.top = y / size.height * 100 + '%';
      box.style.width = width / size.width * 100 + '%';
      box.style.height = height / size.height * 100 + '%';
      box.title = `Region ${index + 1}`;
      box.addEventListener('click', () => go(index));
      marks.append(box);
    });
    canvas.append(marks);
  }

  function go(index) {
    const [x, y, width, height] = boxes()[index];
    const room = one('.stage', current).clientWidth;
    const zoom = ['8', '2', '1'].find((step) => width * step / devicePixelRatio <= room) || '1';
    setZoom(zoom);
    for (const canvas of all('.canvas', current)) {
      const frame = canvas.parentElement;
      const scale = canvas.offsetWidth / sizeOf(one('img', canvas)).width;
      frame.scrollLeft = (x + width / 2) * scale - frame.clientWidth / 2;
      frame.scrollTop = (y + height / 2) * scale - frame.clientHeight / 2;
      all('.mark', canvas).forEach((box, at) => box.classList.toggle('here', at === index));
    }
    say(`Region ${index + 1}: ${width}×${height} px at (${x}, ${y})`);
  }

  function regionButtons() {
    for (const item of items) {
      all('[data-box]', item).forEach((line, index) => {
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = `${index + 1}. ${line.textContent}`;
        button.addEventListener('click', () => go(index));
        line.replaceChildren(button);
      });
    }
  }
  // The loupe --------------------------------------------------------------------------------

  const readers = new WeakMap();

  function reader(image) {
    if (!readers.has(image)) {
      const size = sizeOf(image);
      const canvas = Object.assign(document.createElement('canvas'), size);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      readers.set(image, context);
    }
    return readers.get(image);
  }

  function look(role, x, y) {
    const lens = one(`[data-lens="${role}"]`).getContext('2d');
    lens.clearRect(0, 0, 11, 11);
    const cells = all(`[data-value="${role}"] td`);
    cells.forEach((cell) => { cell.textContent = '–'; });
    const image = picture(role);
    if (!image || !image.complete || !image.naturalWidth) return null;
    const { width, height } = sizeOf(image);
    lens.imageSmoothingEnabled = false;
    lens.drawImage(image, x - 5, y - 5, 11, 11, 0, 0, 11, 11);
    if (x < 0 || y < 0 || x >= width || y >= height) return null;
    const pixel = attempt(() => reader(image).getImageData(x, y, 1, 1).data);
    if (!pixel) {
      const why = one('.loupe .why');
      why.hidden = false;
      why.textContent = 'The browser does not let a page read pictures from files beside it. '
        + 'The values show in a report with the pictures inside, or through a web server.';
      return null;
    }
    cells.forEach((cell, channel) => { cell.textContent = pixel[channel]; });
    return pixel;
  }

  function point(x, y) {
    state.point = [x, y];
    one('.loupe .why').hidden = true;
    one('.loupe caption').textContent = `Pixel (${x}, ${y})`;
    const expected = look('expected', x, y), actual = look('actual', x, y);
    all('[data-value="delta"] td').forEach((cell, channel) => {
      if (!expected || !actual) { cell.textContent = '–'; return; }
      const delta = actual[channel] - expected[channel];
      cell.textContent = delta > 0 ? '+' + delta : String(delta).replace('-', '−');
    });
  }

  function setLoupe(isOn) {
    state.loupe = isOn;
    one('.loupe').hidden = !isOn;
    root.classList.toggle('loupe-on', isOn);
    press('[data-do="loupe"]', () => isOn);
    if (isOn && current) {
      const [box] = boxes();
      point(...(state.point
        || (box ? [box[0] + (box[2] >> 1), box[1] + (box[3] >> 1)] : [0, 0])));
    }
  }
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
    const steps = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const step = steps[event.key];
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
