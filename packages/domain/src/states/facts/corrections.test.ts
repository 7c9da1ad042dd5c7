import { expect, test } from 'vitest';
import { permitFactCodes, readPath, readPermitFacts, readState } from './read-files.test-support.ts';
import type { PermitFactFile } from './permit-fact-file.test-support.ts';

type Correction = PermitFactFile['corrections'][number];

const corrections = permitFactCodes.flatMap((code) =>
  readPermitFacts(code).corrections.map((correction) => ({ code, correction, name: `${code} ${correction.field}` })),
);
const filterByDecision = (decision: Correction['decision']) =>
  corrections.filter(({ correction }) => correction.decision === decision);

const refused = [
  'KS fee.single_trip_oversize_usd',
  'MA legal.single_axle_lb',
  'MN escorts.width_in',
  'MN escorts.width_multilane_in',
  'MT travel.holidays_restricted',
  'NM escorts.width_in',
  'NM escorts.width_multilane_in',
  'OH fee.single_trip_oversize_usd',
  'WV escorts.width_multilane_in',
  'WY fee.validity_days',
  'WY escorts.width_multilane_in',
];

test('of 153 corrections of the research and 30 more these are refused', () => {
  expect(corrections).toHaveLength(183);
  expect(filterByDecision('refused').map(({ name }) => name)).toEqual(refused);
});

test.each(filterByDecision('applied'))('$name is in the data', ({ code, correction }) => {
  const state = readState(code);
  const now = ('now' in correction && correction.now) || { [correction.field]: correction.right };
  const missing = Object.entries(now).filter(([path, value]) => {
    const found = readPath(state, path);
    return path.endsWith('notes') ? !String(found).includes(String(value)) : found !== value;
  });
  expect(missing).toEqual([]);
});

test.each(filterByDecision('applied'))('the source of $name is a source of the state', ({ code, correction }) => {
  const { title } = readPermitFacts(code).sources.find(({ id }) => id === correction.source) ?? {};
  expect(readPath(readState(code), 'sources')).toContainEqual(expect.objectContaining({ title }));
});

test.each(filterByDecision('refused'))('the data keeps its value of $name', ({ code, correction }) => {
  expect(readPath(readState(code), correction.field)).toBe(correction.ours);
});

test.each(filterByDecision('rows'))('$name is in the rows of the same file', ({ code, correction }) => {
  const rows = correction.decision === 'rows' ? correction.rows : [];
  for (const [path, part] of rows) {
    const found = readPath(readPermitFacts(code), path);
    expect(Array.isArray(found) ? found : [found]).toContainEqual(expect.objectContaining(part));
  }
});

test.each(['FL', 'CA', 'TX', 'OH', 'KY', 'NH', 'OR', 'LA'])('no correction changes the price of %s', (code) => {
  const prices = filterByDecision('applied').filter(
    (one) => one.code === code && one.correction.field === 'fee.single_trip_oversize_usd',
  );
  expect(prices).toEqual([]);
  expect(readPath(readState(code), 'fee.fixed_by_specification')).toBe(true);
});
