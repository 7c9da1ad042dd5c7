import { readFileSync } from 'node:fs';

/** Columns are separated by ` | `; lines that begin with `#` are comments. The first column is not trimmed. */
export function readRows(file: string, base: string): string[][] {
  return readFileSync(new URL(file, base), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/ \| ?/));
}

export function readCaseTable(file: string, base: string): { typed: string; expected: string; note: string }[] {
  return readRows(file, base).map(([typed = '', expected = '', note = '']) => ({ typed, expected, note }));
}
