/** How the page looks: the house's two inks on paper, by day and by night. No font is fetched. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f6f0e3, #201b2e);
  --sheet: light-dark(#fcf7ed, #2a2439);
  --wash: light-dark(#e8e2d8, #352d48);
  --tint: light-dark(#efdcc0, #4a3626);
  --edge: light-dark(#2b2440, #bdb2d3);
  --shade: light-dark(#2b2440, #0d0a14);
  --title: light-dark(#2b2440, #f3ecdd);
  --stage: light-dark(#2b2440, #120f1b);
  --ink: light-dark(#1e1b26, #f3ecdd);
  --muted: light-dark(#5c5568, #b9b1c4);
  --line: light-dark(#1e1b2626, #f3ecdd26);
  --focus: light-dark(#1d4e9e, #8fc1ff);
  --set0: light-dark(#2b2440, #bdb2d3);
  --set1: light-dark(#c46f1b, #e8963f);
  --second: #d9822b;
  --display: "Fraunces Variable", Fraunces, Georgia, "Times New Roman", serif;
  --text: "Atkinson Hyperlegible Next Variable", "Atkinson Hyperlegible", system-ui, sans-serif;
}
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 64px; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.45 var(--text); font-variant-numeric: tabular-nums; }
h1, h2, h3, .value { font-family: var(--display); font-weight: 750; line-height: 1.1; color: var(--title); margin: 0; }
p, ul, dl, dd, figure { margin: 0; padding: 0; }
ul { list-style: none; }
a { color: inherit; text-underline-offset: 3px; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; border-radius: 2px; }
main, header > div, nav > div { max-width: 1080px; margin: 0 auto; padding: 0 24px; }
header { background: var(--stage); color: #f8ecdc; padding: 40px 0 36px; border-bottom: 4px solid var(--second); }
header h1 { color: #f8ecdc; font-size: clamp(2rem, 6vw, 3.4rem); }
header p { color: #f8ecdccc; max-width: 44rem; margin-top: 10px; }
.sets { display: grid; gap: 8px; margin-top: 20px; }
.sets li { display: flex; gap: 10px; align-items: baseline; }
.sets code { color: #f8ecdc; background: #ffffff1a; }
.sets svg { flex: none; align-self: center; }
header .set0 { fill: #cfc4e6; } header .set1 { fill: #e8963f; }
nav { position: sticky; top: 0; z-index: 2; background: var(--ground); border-bottom: 1px solid var(--line); }
nav > div { display: flex; gap: 20px; overflow-x: auto; padding-block: 10px; scrollbar-width: none; }
nav a { text-decoration: none; white-space: nowrap; color: var(--muted); font-weight: 600; padding: 4px 0; }
nav a:hover { color: var(--ink); text-decoration: underline; }
section { padding: 36px 0 8px; }
section > h2 { font-size: 1.8rem; }
section > h3 { font-size: 1.15rem; margin: 24px 0 4px; }
.lead { color: var(--muted); max-width: 44rem; margin: 6px 0 16px; }
.tiles { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 16px; margin-top: 28px; }
.tile, .panel { background: var(--sheet); border: 1.5px solid var(--edge); border-radius: 10px; box-shadow: 3px 3px 0 var(--shade); padding: 14px 16px; }
.tile dt { color: var(--muted); font-size: 0.9rem; }
.tile .value { font-size: 2rem; margin-top: 4px; display: flex; align-items: center; gap: 8px; }
.tile .value + .value { margin-top: 2px; }
.tile small, .rows small { color: var(--muted); font: 400 0.85rem/1.3 var(--text); }
.tile small { display: block; margin-top: 2px; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 20px; }
.panel h3 { font-size: 1.05rem; margin-bottom: 8px; }
.panel + .panel { margin-top: 20px; } .pair .panel + .panel { margin-top: 0; }
svg { display: block; overflow: visible; }
.grid { stroke: var(--line); }
.reference { stroke: var(--second); stroke-width: 2; stroke-dasharray: 4 3; }
.axis text { fill: var(--muted); font: 12px var(--text); }
.set0 { fill: var(--set0); stroke: var(--set0); } .set1 { fill: var(--set1); stroke: var(--set1); }
.dots .bar, .boxes .bar { stroke-width: 2; }
.dots circle, .dots path { stroke-width: 2; }
.unsure circle, .unsure path { fill: var(--sheet); }
.box { fill: var(--wash); stroke-width: 2; } .middle { stroke-width: 4; }
.hill rect { stroke: none; } .hill a:hover rect { fill: var(--second); }
.hill + .hill { margin-top: 10px; }
.hill { border-bottom: 1.5px solid var(--edge); }
.mean { stroke: var(--second); stroke-width: 2; }
.set1 .mean { stroke: var(--ink); }
.flag { fill: var(--ink); stroke: none; font: 600 13px var(--text); }
.key { width: 14px; height: 14px; flex: none; }
.rows > li { display: grid; grid-template-columns: minmax(8rem, 13rem) minmax(0, 1fr) 13rem 7.5rem; gap: 4px 18px; align-items: center; padding: 5px 0; border-top: 1px solid var(--line); }
.rows > li:first-child { border-top: 0; }
.rows .name { font-weight: 600; overflow-wrap: anywhere; }
.rows .name small { display: block; }
.rows .figure { line-height: 1.25; }
.rows .figure b { font-size: 1.05rem; }
.rows .axis-row { border-top: 0; padding: 0; }
.games { color: var(--muted); font-size: 0.85rem; }
.games a { padding: 8px 4px; }
.sort { display: flex; flex-wrap: wrap; gap: 8px; margin: 0 0 10px; color: var(--muted); align-items: center; font-size: 0.9rem; }
button { font: inherit; color: var(--ink); background: var(--sheet); border: 1.5px solid var(--edge); border-radius: 8px; padding: 4px 12px; min-height: 36px; cursor: pointer; }
button:hover { background: var(--tint); }
button[aria-pressed="true"] { background: var(--edge); color: var(--sheet); }
code { font: 0.85rem/1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; background: var(--wash); border-radius: 4px; padding: 2px 6px; overflow-wrap: anywhere; }
.replays li { display: grid; grid-template-columns: 4rem minmax(0, 1fr) auto; gap: 4px 14px; align-items: center; padding: 8px 10px; border-top: 1px solid var(--line); }
.replays li:target { background: var(--tint); outline: 2px solid var(--second); border-radius: 8px; }
.replays small { grid-column: 2; color: var(--muted); }
.compare { width: 100%; border-collapse: collapse; }
.compare th, .compare td { text-align: right; padding: 7px 10px; border-top: 1px solid var(--line); vertical-align: baseline; }
.compare th:first-child { text-align: left; } .compare thead th { border-top: 0; color: var(--muted); font-weight: 600; }
.compare .key { display: inline-block; vertical-align: -2px; }
.compare td { white-space: nowrap; }
.compare .yes td:last-child { font-weight: 700; }
.compare small { color: var(--muted); font-weight: 400; white-space: nowrap; }
footer { color: var(--muted); max-width: 1080px; margin: 0 auto; padding: 32px 24px 64px; font-size: 0.9rem; }
@media (max-width: 720px) {
  main, header > div, nav > div { padding-inline: 16px; }
  header { padding: 28px 0 24px; }
  section { padding-top: 28px; }
  .pair { grid-template-columns: 1fr; }
  .tiles { grid-template-columns: 1fr 1fr; gap: 12px; }
  .tile { padding: 10px 12px; } .tile .value { font-size: 1.6rem; }
  .panel { padding: 12px; }
  .rows > li { grid-template-columns: minmax(0, 1fr) auto; padding: 8px 0; }
  .rows .plot { grid-column: 1 / -1; grid-row: 2; }
  .rows .figure { text-align: right; }
  .rows .games { grid-column: 1 / -1; }
  .rows .axis-row > :not(.plot) { display: none; }
  .replays li { grid-template-columns: minmax(0, 1fr) auto; padding-inline: 4px; }
  .replays code { grid-column: 1 / -1; grid-row: 2; } .replays small { grid-column: 1 / -1; }
  .compare th, .compare td { padding: 6px 5px; font-size: 0.9rem; } .compare small { display: block; }
}
@media print { nav, .sort, button { display: none; } .tile, .panel { box-shadow: none; break-inside: avoid; } }
`;
