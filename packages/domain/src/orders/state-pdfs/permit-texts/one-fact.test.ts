import { expect, test } from 'vitest';
import { days, readOne } from './permit-text.test-support.ts';

const head = 'Kansas Department of Transportation\nOversize Permit\n';

test('strokes between the number and the days of a permit part them', () => {
  const facts = readOne(`${head}Permit: KS-118204 | Begins: 12/08/2026 | Ends: 12/12/2026`);
  expect(facts).toMatchObject({ number: 'KS-118204', ...days });
});

test('a USDOT number beside the one of the former commission', () => {
  expect(readOne(`${head}USDOT/MC: 9000001 / 118204`)?.usdot).toBe('9000001');
  expect(readOne(`${head}MC Number: 118204`)?.usdot).toBeNull();
});

test.each([
  ['in brackets behind the carrier', 'Permittee (USDOT)   Prairie Hauling (9000001)', '9000001'],
  ['in the same cell', 'Carrier (USDOT): Prairie Hauling (9000001)', '9000001'],
  ['without a carrier', 'Permittee (USDOT)   9000001', '9000001'],
  [
    'in the table of an escort',
    'USDOT: 9000001\nEscort Company   USDOT     Phone\nPilot Pros       3319921   303-555-0101',
    '9000001',
  ],
])('a USDOT number %s', (_, lines, usdot) => {
  expect(readOne(head + lines)?.usdot).toBe(usdot);
});
