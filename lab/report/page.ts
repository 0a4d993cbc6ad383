/** The report as one page that needs nothing but itself. */
import { comparison } from './comparison.ts';
import { deckSections } from './decks.ts';
import { safe } from './markup.ts';
import { Replays } from './replays.ts';
import { letterOf, type Report } from './report.ts';
import { keyOf } from './rows.ts';
import { SCRIPT } from './script.ts';
import { endings, leads, length, scores, seats, tiles, who } from './sections.ts';
import { STYLE } from './style.ts';

export function pageOf(report: Report): string {
  const { title, sets, remark } = report;
  const replays = new Replays(sets);
  const body = [
    tiles(report),
    ...(sets.length > 1 ? [comparison(report)] : []),
    length(report, replays),
    endings(report, replays),
    seats(report, replays),
    who(report, replays),
    scores(report, replays),
    leads(report, replays),
    ...deckSections(report, replays),
    replays.section(),
  ].filter((section) => section !== '');
  const legend = sets.map(
    ({ about }, i) =>
      `<li>${keyOf(i, sets.length)}<span>${sets.length > 1 ? `<b>${letterOf(i)}</b> ` : ''}<code>${safe(about)}</code></span></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${safe(title)}: the lab's report</title>
<style>${STYLE}</style>
</head>
<body>
<header><div><h1>${safe(title)}</h1>
<p>What ${sets.map(({ figures }) => figures.games).join(' and ')} games tell. Dots are what was counted; the line through a dot is where the truth lies in 95 of 100 such reports.${remark === undefined ? '' : ` ${safe(remark)}`}</p>
<ul class="sets">${legend.join('')}</ul></div></header>
<nav><div>${body.flatMap(menuEntry).join('')}</div></nav>
<main>
${body.join('\n')}
</main>
<footer>Made by <code>tablee lab</code>. All figures are in the JSON file beside this page, every game in the CSV file; docs/lab.md says how they are reckoned.</footer>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

/** Every section has an id and a heading. */
function menuEntry(section: string): string[] {
  const [, id, heading] = /<section id="([^"]+)"><h2>([^<]+)</.exec(section) ?? [];
  return id === undefined ? [] : [`<a href="#${id}">${heading}</a>`];
}
