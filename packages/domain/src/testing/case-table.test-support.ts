import { readFileSync } from 'node:fs';

/** Rows of a text table, `file` relative to the module at `base`: columns divided by ` | `, lines that begin with `#` left out; the first column is kept as typed. */
export function caseTable(file: string, base: string): { typed: string; expected: string; note: string }[] {
  return readFileSync(new URL(file, base), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [typed = '', expected = '', note = ''] = line.split(/ \| ?/);
      return { typed, expected, note };
    });
}
