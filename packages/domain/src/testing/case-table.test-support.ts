import { readFileSync } from 'node:fs';

/** Columns are separated by ` | `; lines that begin with `#` are comments. The first column is not trimmed. */
export function readCaseTable(file: string, base: string): { typed: string; expected: string; note: string }[] {
  return readFileSync(new URL(file, base), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [typed = '', expected = '', note = ''] = line.split(/ \| ?/);
      return { typed, expected, note };
    });
}
