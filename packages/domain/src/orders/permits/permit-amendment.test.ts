import { expect, test } from 'vitest';
import { findPermitChanges, formatPermitChange, type PermitFacts } from './permit-amendment.ts';

const ordered = { width: 144, height: 162, length: 900, weight: 92_000 };
const nothing = { width: null, height: null, length: null, weight: null };
const issued: PermitFacts = {
  stateNumber: 'TX-1',
  validFrom: '2026-11-24',
  validTo: '2026-11-28',
  granted: nothing,
};

test.each<[string, Partial<PermitFacts>, string[]]>([
  ['nothing', {}, []],
  ['the number', { stateNumber: 'TX-2' }, ['Number: TX-2, before TX-1']],
  ['the first day', { validFrom: '2026-11-25' }, ['Valid from: Nov 25, 2026, before Nov 24, 2026']],
  ['the last day', { validTo: '2026-12-01' }, ['Valid to: Dec 1, 2026, before Nov 28, 2026']],
  ['the width', { granted: { ...nothing, width: 150 } }, ['Width: 12′6″, before 12′0″']],
  ['the height', { granted: { ...nothing, height: 168 } }, ['Height: 14′0″, before 13′6″']],
  ['the weight', { granted: { ...nothing, weight: 96_000 } }, ['Gross weight: 96,000 lb, before 92,000 lb']],
  ['a size that is the one of the order', { granted: { ...nothing, width: 144 } }, []],
  [
    'two facts',
    { stateNumber: 'TX-2', validTo: '2026-12-01' },
    ['Number: TX-2, before TX-1', 'Valid to: Dec 1, 2026, before Nov 28, 2026'],
  ],
])('an amendment of %s', (_, parts, said) => {
  expect(findPermitChanges(issued, { ...issued, ...parts }, { ordered }).map(formatPermitChange)).toEqual(said);
});

test('a figure that the order does not have either reads as none', () => {
  const changes = findPermitChanges(issued, { ...issued, granted: { ...nothing, length: 960 } }, { ordered: nothing });
  expect(changes).toEqual([{ label: 'Length', from: 'none', to: '80′0″' }]);
});
