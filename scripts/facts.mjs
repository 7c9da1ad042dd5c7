// npm run facts: how good the facts of the states are, as tables: shares by tier, old figures, and missing figures.
import { kinds, readFigures, tiers, tierWords } from './fact-figures.mjs';

const OLD_AFTER_DAYS = 90;
const DAY = 24 * 60 * 60 * 1000;

/** @returns {{ tier: string, counts: number[], share: string }[]} one row for each tier, counts by kind. */
export function countByTier(figures) {
  return tiers.map((tier) => {
    const own = figures.filter((figure) => figure.tier === tier);
    const counts = kinds.map((kind) => own.filter((figure) => figure.kind === kind).length);
    return { tier: tierWords[tier], counts, share: `${((100 * own.length) / figures.length).toFixed(1)} %` };
  });
}

export function findOld(figures, today) {
  return figures.filter(({ readOn }) => Date.parse(today) - Date.parse(readOn) > OLD_AFTER_DAYS * DAY);
}

function print(title, head, rows) {
  console.log(`\n## ${title}\n\n| ${head.join(' | ')} |\n|${' --- |'.repeat(head.length)}`);
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

function report() {
  const { figures, missing } = readFigures();
  const ruling = figures.filter(({ kind }) => ['limits', 'fees', 'thresholds'].includes(kind));
  print(
    'Figures by the tier of their best source',
    ['tier', ...kinds, 'share'],
    countByTier(figures).map(({ tier, counts, share }) => [tier, ...counts, share]),
  );
  print(
    'Limits, fees and thresholds',
    ['tier', 'share'],
    countByTier(ruling).map(({ tier, share }) => [tier, share]),
  );
  const old = findOld(figures, new Date().toISOString().slice(0, 10));
  print(`Read more than ${OLD_AFTER_DAYS} days ago`, ['figures', 'of'], [[old.length, figures.length]]);
  const names = [...new Set(missing.map(({ kind, name }) => `${kind} | ${name}`))].toSorted();
  print(
    'Missing',
    ['kind', 'figure', 'states', ''],
    names.map((key) => {
      const codes = missing.filter(({ kind, name }) => `${kind} | ${name}` === key).map(({ code }) => code);
      return [key, codes.length, codes.join(' ')];
    }),
  );
}

if (import.meta.filename === process.argv[1]) report();
