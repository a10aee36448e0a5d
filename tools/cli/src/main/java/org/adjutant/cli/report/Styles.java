package org.adjutant.cli.report;

/** How a report looks, on a screen and on paper. */
final class Styles {
  static final String RULES =
      """
      :root { color-scheme: light; --ink: #2b2b2b; --soft: #6b6250; --line: #cfc6ae; }
      * { box-sizing: border-box; }
      body { margin: 0 auto; max-width: 62rem; padding: 2rem 1.5rem 4rem; color: var(--ink);
        background: #fffdf7; font: 16px/1.5 Georgia, "Times New Roman", serif; }
      h1, h2, h3, h4, th, nav, summary, .number, .when, svg
        { font-family: Helvetica, Arial, "DejaVu Sans", sans-serif; }
      h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 .25rem; }
      h2 { font-size: 1.4rem; margin: 3rem 0 1rem; border-bottom: 2px solid var(--ink); }
      h3 { font-size: 1.15rem; margin: 2rem 0 .5rem; }
      h4 { font-size: .95rem; margin: 1.25rem 0 .25rem; color: var(--soft); }
      p { margin: .5rem 0; }
      a { color: #2d4f7c; text-decoration: none; }
      a:hover { text-decoration: underline; }
      nav { font-size: .9rem; margin: 1rem 0 2rem; }
      nav a { margin-right: 1rem; white-space: nowrap; }
      svg { max-width: 100%; height: auto; display: block; }
      figure { margin: 1rem 0 1.5rem; break-inside: avoid; }
      figcaption { font-size: .9rem; color: var(--soft); margin: .25rem 0; }
      figcaption strong { color: var(--ink); }
      table { border-collapse: collapse; margin: .75rem 0; font-size: .9rem; }
      th, td { text-align: left; vertical-align: top; padding: .2rem .9rem .2rem 0;
        border-bottom: 1px solid var(--line); }
      td.count, th.count { text-align: right; font-variant-numeric: tabular-nums; }
      .facts th { font-weight: 600; white-space: nowrap; color: var(--soft); }
      code, .link { font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace; font-size: .85em;
        overflow-wrap: anywhere; }
      pre { font: .85rem/1.4 "DejaVu Sans Mono", Menlo, Consolas, monospace; overflow-x: auto;
        white-space: pre-wrap; background: #f4efe2; padding: .75rem 1rem; }
      ol.story, ul.trail, ul.plain { list-style: none; margin: 0; padding: 0; }
      ol.story > li { position: relative; padding: .1rem 0 .1rem 3.5rem; break-inside: avoid; }
      ol.story .number { position: absolute; left: 0; width: 2.9rem; text-align: right;
        font-size: .75rem; color: var(--soft); padding-top: .2rem; }
      ol.story .then { display: block; color: #4a4638; font-size: .93rem; }
      .side { font-weight: 600; }
      ul.plain > li { margin: .35rem 0; }
      details { margin: .35rem 0; border-left: 3px solid var(--line); padding-left: .75rem; }
      summary { cursor: pointer; font-size: .92rem; }
      ul.trail { font-size: .85rem; line-height: 1.4; margin: .35rem 0 .75rem; }
      ul.trail > li { padding: .1rem 0 .1rem 1.2rem; text-indent: -1.2rem; }
      ul.trail .with, ul.trail .from { display: block; text-indent: 0; color: var(--soft); }
      li.forbids::before { content: "\\2715\\00a0"; color: #b03a2e; }
      li.permits::before { content: "\\2713\\00a0"; color: #3f7d32; }
      li.applies::before { content: "\\2022\\00a0"; color: var(--soft); }
      li.waived::before { content: "\\2298\\00a0"; color: #7d3c98; }
      .good { color: #2e6b23; font-weight: 600; }
      .bad { color: #b03a2e; font-weight: 600; }
      .soft, .when { color: var(--soft); font-size: .9rem; }
      .boards { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; }
      .board { width: min(94vw, 150rem); margin-left: calc(50% - min(47vw, 75rem)); }
      .board figcaption { max-width: 59rem; margin-left: auto; margin-right: auto; }
      .board svg { margin: 0 auto; }
      @page { margin: 15mm; }
      @media print {
        body { max-width: none; padding: 0; font-size: 10pt; background: none; }
        nav { display: none; }
        a { color: inherit; }
        h2 { break-before: page; }
        h2, h3, h4 { break-after: avoid; }
        details { break-inside: avoid-page; }
        .board { width: auto; margin-left: 0; }
        svg { print-color-adjust: exact; -webkit-print-color-adjust: exact; max-height: 240mm; }
      }
      """;

  private Styles() {}
}
