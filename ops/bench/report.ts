// The rows of the table of `npm run bench`.
import { appendFileSync } from 'node:fs';
import { formatRow, isMet, type Row } from './table.ts';

/** A missed budget fails the run. The runner names the file that collects the rows of all benchmarks. */
export function report(row: Row): void {
  process.stdout.write(`${formatRow(row)}\n`);
  const { BENCH_ROWS: rows } = process.env;
  if (rows !== undefined) appendFileSync(rows, `${JSON.stringify(row)}\n`);
  if (!isMet(row)) process.exitCode = 1;
}
