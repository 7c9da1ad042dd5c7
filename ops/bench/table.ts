export type Row = {
  what: string;
  /** The figure measured beside it, in turns or in the same run. */
  against: string;
  ratio: number;
  /** The figures behind the ratio, for people. */
  figures?: string;
} & ({ atMost: number } | { atLeast: number });

/** How much of its budget a row uses. What could not be measured uses it all. */
export function getShare(row: Row): number {
  const share = 'atMost' in row ? row.ratio / row.atMost : row.atLeast / row.ratio;
  return Number.isNaN(share) ? Number.POSITIVE_INFINITY : share;
}

export const isMet = (row: Row): boolean => getShare(row) <= 1;

function formatRatio(ratio: number): string {
  return ratio >= 1000 ? Math.round(ratio).toLocaleString('en-US') : ratio.toPrecision(3);
}

const formatBudget = (row: Row) =>
  'atMost' in row ? `at most ${formatRatio(row.atMost)}` : `at least ${formatRatio(row.atLeast)}`;

const headings = ['', 'of budget', 'ratio', 'budget', 'what', 'against', 'figures'];

const listCells = (row: Row) => [
  isMet(row) ? 'ok' : 'MISSED',
  `${Math.round(getShare(row) * 100)} %`,
  formatRatio(row.ratio),
  formatBudget(row),
  row.what,
  row.against,
  row.figures ?? '',
];

export const formatRow = (row: Row): string => listCells(row).join('  ');

export function formatTable(rows: readonly Row[]): string {
  const lines = [headings, ...rows.map(listCells)];
  const widths = headings.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  return lines
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** The rows nearest to their budgets, or the furthest beyond them. */
export function listWeakest(rows: readonly Row[], count: number): Row[] {
  return rows.toSorted((one, other) => getShare(other) - getShare(one)).slice(0, count);
}
