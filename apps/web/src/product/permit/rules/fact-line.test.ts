import { expect, test } from 'vitest';
import { mergeEqual, type FactLine } from './fact-line.ts';

function aLine(note: string, row: string, isConfirmed = true): FactLine {
  return { label: 'It depends', parts: [{ text: '1 front', notes: [note] }], isConfirmed, refs: [{ row }] };
}

test('rows that say the same are one line with both sources, as sure as the less sure one', () => {
  const merged = mergeEqual([aLine('On I-90', 'a'), aLine('On I-95', 'b'), aLine('On I-90', 'c', false)]);
  expect(merged).toEqual([
    { ...aLine('On I-90', 'a', false), refs: [{ row: 'a' }, { row: 'c' }] },
    aLine('On I-95', 'b'),
  ]);
});
