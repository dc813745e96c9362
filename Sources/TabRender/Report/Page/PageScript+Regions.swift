extension PageScript {
  /// The regions of the differences, and walking from one to the next.
  static let regions = #"""
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

    """#
}
