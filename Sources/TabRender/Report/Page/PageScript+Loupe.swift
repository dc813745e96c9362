extension PageScript {
  /// The loupe, which reads the values of pixels.
  static let loupe = #"""
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

    """#
}
