export type Verdict = 'held' | 'broken' | 'not run';

export type Result = {
  name: string;
  done: string;
  expected: string;
  measured: string;
  verdict: Verdict;
  /** The promises that were broken, each as a sentence. */
  broken: readonly string[];
};

const HEADING = '## Faults';
const columns = ['scenario', 'done', 'expected', 'measured', 'verdict', 'date'] as const;

const toCell = (text: string) => text.replaceAll('|', '/').replaceAll(/\s+/g, ' ').trim();
const toRow = (cells: readonly string[]) => `| ${cells.map(toCell).join(' | ')} |`;

function renderRow({ name, done, expected, measured, verdict, broken }: Result, day: string): string {
  const told = broken.length === 0 ? measured : `${measured}; ${broken.slice(0, 3).join('; ')}`;
  return toRow([`\`${name}\``, done, expected, told, verdict, day]);
}

/** A table for a terminal. */
export function renderReport(results: readonly Result[]): string {
  return results
    .map(({ name, done, expected, measured, verdict, broken }) =>
      [
        `${verdict.toUpperCase().padEnd(8)} ${name}`,
        `         done      ${done}`,
        `         expected  ${expected}`,
        `         measured  ${measured}`,
        ...broken.map((sentence) => `         BROKEN    ${sentence}`),
      ].join('\n'),
    )
    .join('\n\n');
}

/** The page with the rows of these results; rows of scenarios that were not asked for stay. */
export function updateFigures(page: string, results: readonly Result[], day: string): string {
  const begin = page.indexOf(`${HEADING}\n`);
  if (begin < 0) throw new Error(`docs/figures.md has no section '${HEADING}'.`);
  const next = page.indexOf('\n## ', begin + HEADING.length);
  const end = next < 0 ? page.length : next + 1;
  const section = page.slice(begin, end);
  const rows = new Map(
    [...section.matchAll(/^\| `([^`]+)` \|.*$/gm)].map(([row, name]): [string, string] => [name ?? '', row]),
  );
  for (const result of results) rows.set(result.name, renderRow(result, day));
  const before = section.slice(0, section.search(/^\| /m)).trimEnd();
  const table = [toRow(columns), `|${'---|'.repeat(columns.length)}`, ...rows.values()].join('\n');
  return `${page.slice(0, begin)}${before}\n\n${table}\n${next < 0 ? '' : '\n'}${page.slice(end)}`;
}

/** A broken promise fails the run; so does a run of nothing. */
export function hasFailed(results: readonly Result[]): boolean {
  return results.length === 0 || results.some(({ verdict }) => verdict === 'broken');
}
