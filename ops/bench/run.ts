// npm run bench: runs every benchmark of bench/, or those whose path has one of the given words, each in a process of its own.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, run, tool } from '../../scripts/child.mjs';
import { formatTable, isMet, listWeakest, type Row } from './table.ts';

const WEAKEST = 3;
const folder = path.join(root, 'ops/bench');

function listBenchmarks(words: readonly string[]): string[] {
  const all = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.bench.ts') && !name.includes('node_modules'))
    .toSorted();
  const chosen = words.length === 0 ? all : all.filter((name) => words.some((word) => name.includes(word)));
  if (chosen.length === 0) throw new Error(`There is no such benchmark: use words of ${all.join(', ')}.`);
  return chosen;
}

/** Two builds are compared only when they are named. */
function listWanted([first, ...rest]: readonly string[]): { names: string[]; args: string[] } {
  if (first === 'builds') return { names: ['builds/compare.ts'], args: rest };
  return { names: listBenchmarks(first === undefined ? [] : [first, ...rest]), args: [] };
}

/** @returns no rows where the benchmark failed before it could measure. */
async function runBenchmark(name: string, given: readonly string[], rowsFile: string): Promise<Row[]> {
  process.stdout.write(`\n${name}\n`);
  writeFileSync(rowsFile, '');
  const [tsx = '', ...args] = tool('tsx', path.join(folder, name), ...given);
  const { code } = await run([tsx, ...args], { env: { BENCH_ROWS: rowsFile } });
  const lines = readFileSync(rowsFile, 'utf8').split('\n').filter(Boolean);
  // Cast: `report` writes them. JSON has no NaN.
  const rows = lines.map((line) => JSON.parse(line) as Row).map((row) => ({ ...row, ratio: row.ratio ?? Number.NaN }));
  const isExplained = code === 0 || rows.some((row) => !isMet(row));
  return isExplained
    ? rows
    : [...rows, { what: `${name} ended with ${code}`, against: '', ratio: Number.NaN, atMost: 0 }];
}

const temporary = mkdtempSync(path.join(tmpdir(), 'wideload-bench-'));
const rows: Row[] = [];
try {
  const { names, args } = listWanted(process.argv.slice(2));
  for (const name of names) rows.push(...(await runBenchmark(name, args, path.join(temporary, 'rows'))));
} finally {
  rmSync(temporary, { recursive: true, force: true });
}
const missed = rows.filter((row) => !isMet(row)).length;
process.stdout.write(`\n${formatTable(rows)}\n\nThe weakest:\n${formatTable(listWeakest(rows, WEAKEST))}\n`);
process.stdout.write(`\n${rows.length - missed} budgets met, ${missed} missed\n`);
process.exit(missed === 0 && rows.length > 0 ? 0 : 1);
