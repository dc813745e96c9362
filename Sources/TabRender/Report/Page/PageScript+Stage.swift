extension PageScript {
  /// The pictures: how they lie beside or above each other, and how large.
  static let stage = #"""
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
        // A column has room for words where there is no picture, or a small one.
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
        place();
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
        place();
      }

      function place() {
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

    """#
}
