/// How the page looks.
enum PageStyle {
  /// The style sheet.
  static let text = #"""

    :root {
      color-scheme: light dark;
      --ground: #f6f6f4; --panel: #ffffff; --line: #dededa; --strong: #c3c3be;
      --ink: #1b1b19; --soft: #5c5c57; --accent: #1d5fd1; --accent-ink: #ffffff;
      --changed: #a84300; --missing: #7a3ea6; --obsolete: #5f5f5a; --error: #b3182a; --ok: #1b7338;
      --board: #ffffff; --board-2: #e9e9e6; --mark: #d6007a;
      --mono: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root:not([data-theme="light"]) {
        --ground: #161617; --panel: #1f1f21; --line: #333336; --strong: #4c4c50;
        --ink: #ececea; --soft: #a5a5a0; --accent: #86b4ff; --accent-ink: #0b1a33;
        --changed: #ffac70; --missing: #d3a6f5; --obsolete: #b4b4ae; --error: #ff8f94;
        --ok: #7fd699; --board: #2a2a2c; --board-2: #353538; --mark: #ff5fb3;
      }
    }
    :root[data-theme="dark"] {
      color-scheme: dark;
      --ground: #161617; --panel: #1f1f21; --line: #333336; --strong: #4c4c50;
      --ink: #ececea; --soft: #a5a5a0; --accent: #86b4ff; --accent-ink: #0b1a33;
      --changed: #ffac70; --missing: #d3a6f5; --obsolete: #b4b4ae; --error: #ff8f94;
      --ok: #7fd699; --board: #2a2a2c; --board-2: #353538; --mark: #ff5fb3;
    }
    :root[data-theme="light"] { color-scheme: light; }
    [data-status="changed"] { --tone: var(--changed); }
    [data-status="missing"] { --tone: var(--missing); }
    [data-status="obsolete"] { --tone: var(--obsolete); }
    [data-status="error"] { --tone: var(--error); }
    [data-status="ok"] { --tone: var(--ok); }

    *, *::before, *::after { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html { font: 15px/1.5 system-ui, sans-serif; -webkit-text-size-adjust: 100%; }
    body { margin: 0; background: var(--ground); color: var(--ink); }
    h1, h2, h3, p, ol, ul, figure, fieldset, pre { margin: 0; padding: 0; }
    ol, ul { list-style: none; }
    h1 { font-size: 1.27rem; font-weight: 600; letter-spacing: -.01em; }
    h2 { font-size: 1.13rem; font-weight: 600; overflow-wrap: anywhere; }
    h3 { font-size: .8rem; font-weight: 600; color: var(--soft); margin-bottom: .4rem; }
    code, pre, kbd, output { font-family: var(--mono); font-size: .87em; }
    kbd { color: var(--soft); font-size: .78em; padding: 0 .3em; border: 1px solid var(--line);
      border-radius: 4px; background: var(--ground); }
    table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
    th { font-weight: 400; text-align: start; color: var(--soft); }
    th, td { padding: .16rem .9rem .16rem 0; vertical-align: top; overflow-wrap: anywhere; }
    a { color: inherit; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
    main:focus, article:focus { outline: none; }
    .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
    .skip { position: absolute; left: 1rem; top: -4rem; z-index: 9; padding: .4rem .8rem;
      background: var(--accent); color: var(--accent-ink); border-radius: 6px; }
    .skip:focus { top: 1rem; }

    .top { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 2rem;
      padding: 1rem 1.5rem; background: var(--panel); border-bottom: 1px solid var(--line); }
    .title p { color: var(--soft); overflow-wrap: anywhere; }
    .verdict-dot { display: inline-block; width: .62rem; height: .62rem; border-radius: 50%;
      margin-inline-end: .6rem; background: var(--error); }
    .verdict-dot[data-green="true"] { background: var(--ok); }
    .counts tr { display: flex; flex-wrap: wrap; }
    .counts td { padding-inline-end: 1.2rem; color: var(--soft); white-space: nowrap; }
    .counts b { color: var(--tone); font-weight: 600; }
    .run { display: flex; flex-wrap: wrap; gap: 0 1rem; color: var(--soft); font-size: .87rem; }
    .fonts { font-size: .87rem; color: var(--soft); overflow-wrap: anywhere; }
    .warning, .run-notes { flex-basis: 100%; overflow-wrap: anywhere; }
    .warning { color: var(--error); font-weight: 600; }
    .page-tools { margin-inline-start: auto; display: flex; gap: .5rem; }

    button, .chip span { font: inherit; font-size: .87rem; color: var(--ink);
      background: var(--panel); border: 1px solid var(--line); border-radius: 7px;
      padding: .28rem .65rem; cursor: pointer; white-space: nowrap; }
    button:hover { border-color: var(--strong); }
    button:disabled { color: var(--soft); opacity: .55; cursor: default; }
    button[aria-pressed="true"] { background: var(--accent); border-color: var(--accent);
      color: var(--accent-ink); }
    button[aria-pressed="true"] kbd { color: inherit; background: none; border-color: currentColor; }
    .primary { border-color: var(--strong); font-weight: 500; }

    .columns { display: grid; grid-template-columns: minmax(15rem, 20rem) minmax(0, 1fr); }
    .side { background: var(--panel); border-inline-end: 1px solid var(--line); padding: 1rem .75rem; }
    .js body { height: 100vh; display: grid; grid-template-rows: auto minmax(0, 1fr); }
    .js .columns { min-height: 0; }
    .js .side, .js main { overflow: auto; }
    .filters { display: grid; gap: .6rem; padding: 0 .35rem .8rem; }
    .filters input[type="search"] { font: inherit; width: 100%; padding: .38rem .7rem; color: inherit;
      background: var(--ground); border: 1px solid var(--line); border-radius: 7px; }
    .filters fieldset { border: 0; display: flex; flex-wrap: wrap; gap: .35rem; min-width: 0; }
    .chip { position: relative; }
    .chip input { position: absolute; opacity: 0; inset: 0; margin: 0; cursor: pointer; }
    .chip span { display: block; border-radius: 99px; padding: .1rem .65rem; color: var(--soft); }
    .chip b { font-weight: 600; }
    .chip input:checked + span { color: var(--tone); border-color: var(--tone); }
    .chip input:focus-visible + span { outline: 2px solid var(--accent); outline-offset: 2px; }
    .row { content-visibility: auto; contain-intrinsic-size: auto 3.2rem; }
    .row > * { display: flex; align-items: center; gap: .65rem; padding: .4rem .6rem;
      border-radius: 8px; text-decoration: none; }
    .row a:hover { background: var(--ground); }
    .row a[aria-current] { background: color-mix(in srgb, var(--accent) 14%, transparent); }
    .dot { flex: none; width: .5rem; height: .5rem; border-radius: 50%; background: var(--tone); }
    .thumb { flex: none; width: 2.7rem; height: 2.7rem; object-fit: contain; border-radius: 5px;
      background: var(--board-2); }
    .label { min-width: 0; display: grid; line-height: 1.35; }
    .name { overflow-wrap: anywhere; }
    .variant { color: var(--soft); font-weight: 400; white-space: nowrap; }
    .brief { font-size: .8rem; color: var(--tone); font-variant-numeric: tabular-nums;
      white-space: nowrap; }
    .nothing, .empty { color: var(--soft); padding: .6rem; }

    main { padding: 1.25rem 1.5rem 4rem; min-width: 0; }
    .js main { padding-top: 0; }
    .tools { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem .8rem; position: sticky;
      top: 0; z-index: 3; margin: 0 -1.5rem 1.25rem; padding: .75rem 1.5rem;
      background: var(--ground); border-bottom: 1px solid var(--line); }
    .group { display: flex; }
    .group button { border-radius: 0; margin-inline-start: -1px; position: relative; }
    .group button:first-child { border-start-start-radius: 7px; border-end-start-radius: 7px; margin: 0; }
    .group button:last-child { border-start-end-radius: 7px; border-end-end-radius: 7px; }
    .group button:focus-visible, .group button[aria-pressed="true"] { z-index: 1; }
    .slider, .blinking { display: flex; align-items: center; gap: .7rem; flex-basis: 100%;
      color: var(--soft); font-size: .87rem; }
    .slider input { flex: 1; max-width: 34rem; accent-color: var(--accent); }

    .item { margin-bottom: 3rem; }
    .js .item { display: none; margin: 0; scroll-margin-top: 8rem; }
    .js .item.current { display: block; }
    .item-head { margin-bottom: 1rem; }
    .item-head h2 { display: inline; }
    .pill { display: inline-block; vertical-align: .1em; margin-inline-end: .5rem; padding: 0 .55rem;
      border: 1px solid var(--tone); border-radius: 99px; color: var(--tone); font-size: .8rem; }
    .source { color: var(--soft); overflow-wrap: anywhere; }
    .verdict { overflow-wrap: anywhere; }

    .stage { display: grid; gap: 1rem; align-items: start;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); }
    .picture { min-width: 0; }
    figcaption { font-size: .87rem; color: var(--soft); margin-bottom: .3rem; }
    .size { font-variant-numeric: tabular-nums; }
    .frame { max-width: 100%; overflow: auto; border: 1px solid var(--line); border-radius: 6px;
      width: fit-content; background: repeating-conic-gradient(var(--board) 0 25%,
      var(--board-2) 0 50%) 0 0 / 16px 16px; }
    .frame img { display: block; max-width: 100%; height: auto; }
    .absent { padding: 1rem; border: 1px dashed var(--strong); border-radius: 6px; color: var(--soft);
      overflow-wrap: anywhere; }
    .js .canvas { position: relative; }
    .js .fitted .frame { overflow: hidden; }
    .js .frame img { max-width: none; }
    .js .crisp img { image-rendering: pixelated; }
    .loupe-on .canvas { cursor: crosshair; }

    .stage.over { grid-template-columns: minmax(0, 1fr); position: relative; }
    .stage.over .picture { grid-area: 1 / 1; }
    .stage.over [data-role="actual"] figcaption { text-align: end; }
    .stage.over [data-role="diff"], .stage[data-mode="heat"] [data-role="expected"],
    .stage[data-mode="heat"] [data-role="actual"] { display: none; }
    .stage.over figcaption, .stage.over .frame { width: var(--frame, fit-content); }
    .stage.over figcaption { max-width: 100%; }
    .stage.over .size { display: none; }
    .stage[data-mode="swipe"] [data-role="actual"] .frame { clip-path: inset(0 0 0 var(--split, 50%)); }
    .stage[data-mode="onion"] [data-role="actual"] .frame { opacity: var(--mix, .5); }
    .stage[data-mode="swipe"] .frame { cursor: ew-resize; touch-action: pan-y; }
    .stage[data-mode="blink"]:not(.second) [data-role="actual"] { visibility: hidden; }
    .stage[data-mode="blink"].second [data-role="expected"] { visibility: hidden; }
    .divider { display: none; }
    .stage[data-mode="swipe"] .divider { display: block; grid-area: 1 / 1; align-self: stretch;
      width: 2px; margin-top: 1.75rem; margin-inline-start: calc(var(--at, 0px) - 1px); z-index: 2;
      background: var(--mark); pointer-events: none; position: relative; }
    .divider::after { content: "↔"; position: absolute; top: 50%; left: 50%; width: 1.9rem;
      height: 1.9rem; margin: -.95rem; border-radius: 50%; background: var(--mark); color: #fff;
      display: grid; place-items: center; font-size: 1rem; line-height: 1; }
    .marks { position: absolute; inset: 0; pointer-events: none; }
    .mark { position: absolute; pointer-events: auto; cursor: pointer; border-radius: 2px;
      outline: 2px solid var(--mark); outline-offset: 2px; }
    .stage[data-mode="swipe"] .mark { pointer-events: none; }
    .stage[data-mode="blink"] .marks, .no-marks .marks { display: none; }
    .mark.here { outline-width: 4px; }

    .facts { display: flex; flex-wrap: wrap; gap: 1.4rem 3rem; margin-top: 1.5rem; }
    .facts section { max-width: 36rem; min-width: 0; }
    .facts th { white-space: nowrap; overflow-wrap: normal; }
    .facts ul li { margin-bottom: .2rem; overflow-wrap: anywhere; }
    .regions { display: grid; gap: .3rem; counter-reset: region; max-height: 13rem; overflow: auto;
      padding: 2px; }
    .regions li { counter-increment: region; font-variant-numeric: tabular-nums; }
    .regions li::before { content: counter(region) ". "; color: var(--soft); }
    .js .regions li::before { content: none; }
    .command { padding: .5rem .8rem; border: 1px solid var(--line); border-radius: 7px;
      background: var(--panel); white-space: pre-wrap; overflow-wrap: anywhere; }

    .loupe { position: fixed; right: 1.25rem; bottom: 1.25rem; z-index: 5; padding: .9rem 1rem;
      background: var(--panel); border: 1px solid var(--strong); border-radius: 12px;
      box-shadow: 0 8px 30px rgb(0 0 0 / .22); pointer-events: none; }
    .loupe.left { right: auto; left: 1.25rem; }
    .lenses { display: flex; gap: .8rem; margin-bottom: .5rem; }
    .lens { position: relative; width: 134px; height: 134px; overflow: hidden;
      border: 1px solid var(--strong); border-radius: 6px;
      background: repeating-conic-gradient(var(--board) 0 25%, var(--board-2) 0 50%) 0 0 / 12px 12px; }
    .lens canvas { width: 100%; height: 100%; image-rendering: pixelated; display: block; }
    .lens::after { content: ""; position: absolute; left: 60px; top: 60px; width: 12px; height: 12px;
      outline: 2px solid var(--mark); box-shadow: 0 0 0 3px #fff8; }
    .loupe figcaption { margin: .2rem 0 0; text-align: center; }
    .loupe caption { text-align: start; color: var(--soft); font-size: .87rem; }
    .loupe td, .loupe thead th { text-align: end; min-width: 2.6rem; padding-inline-end: .3rem;
      font-family: var(--mono); font-size: .8rem; }
    .loupe .why { max-width: 18rem; font-size: .8rem; color: var(--soft); }

    .keys { border: 1px solid var(--strong); border-radius: 12px; padding: 1.25rem 1.5rem;
      background: var(--panel); color: var(--ink); max-width: min(34rem, 92vw); }
    .keys table { margin: .7rem 0 1rem; }
    .keys th { white-space: nowrap; }
    .keys::backdrop { background: rgb(0 0 0 / .4); }
    .toast { position: fixed; left: 50%; bottom: 1.5rem; transform: translateX(-50%); z-index: 8;
      padding: .45rem 1rem; border-radius: 99px; background: var(--ink); color: var(--ground);
      max-width: 90vw; overflow-wrap: anywhere; transition: opacity .2s; }
    .toast:empty { opacity: 0; padding: 0; }

    @media (max-width: 52rem) {
      .columns { grid-template-columns: minmax(0, 1fr); }
      .side { border-inline-end: 0; border-bottom: 1px solid var(--line); }
      .js body { height: auto; display: block; }
      .js main { overflow: visible; }
      .js .side { max-height: 38vh; }
      .top, main { padding-inline: 1rem; }
      .tools { position: static; margin-inline: -1rem; padding-inline: 1rem; }
      .tools kbd, .page-tools kbd { display: none; }
      .page-tools { margin-inline-start: 0; }
      .loupe { right: .5rem; bottom: .5rem; }
    }
    @media (prefers-reduced-motion: reduce) { * { transition: none !important; } }
    @media (forced-colors: active) {
      .dot, .verdict-dot, .divider { forced-color-adjust: none; }
      button[aria-pressed="true"] { outline: 2px solid Highlight; }
    }
    @media print { .side, .tools, .page-tools, .loupe { display: none; }
      .js .item { display: block; } .columns { display: block; } }

    """#
}
