import { expect, test } from 'vitest';
import { filingFacts } from '../../states/filing/filing-facts.generated.ts';
import { HOUR, toInstant, type Span } from '../../trip/hours/local-time.ts';
import { countKeptWaits } from './permit-wait.ts';

/** Monday, 9 in New York. */
const start = Date.parse('2026-11-02T14:00Z');
const span = (paid: number, hours: number): Span => ({
  from: toInstant(start + paid * HOUR),
  to: toInstant(start + (paid + hours) * HOUR),
});
/** Paid an hour apart, each of them issued after one to ten hours. */
const tenHours = Array.from({ length: 20 }, (_, at) => span(at, (at % 10) + 1));
const count = (state: 'TX' | 'PA', more: Span[], since = 0) =>
  countKeptWaits({
    facts: filingFacts[state],
    isSuperload: false,
    issues: [...more, ...tenHours],
    since: toInstant(start + since * HOUR),
    least: 20,
  });

test.each<[string, Span[], { told: number; kept: number }]>([
  ['nobody was told a time before twenty had come', [], { told: 0, kept: 0 }],
  ['9 of 10 had come within nine hours: one within them is kept', [span(40, 9)], { told: 1, kept: 1 }],
  ['one after ten hours is not', [span(40, 10)], { told: 1, kept: 0 }],
  ['one that was paid before all twenty had come was told nothing', [span(20, 90)], { told: 0, kept: 0 }],
  ['what came later changes nothing of what was told', [span(40, 9), span(41, 1), span(42, 1)], { told: 3, kept: 3 }],
])('%s', (_, more, found) => {
  expect(count('TX', more)).toEqual({ kind: 'automatic', ...found });
});

test('only permits that came since the day count', () => {
  expect(count('TX', [span(40, 9), span(60, 10)], 55)).toMatchObject({ told: 1, kept: 0 });
});

test('where no program decides, the hours of the office count', () => {
  // Friday afternoon to Monday morning: 67 hours by the clock.
  const overWeekend = [span(102, 67)];
  expect(count('PA', overWeekend)).toEqual({ kind: 'not-found', told: 1, kept: 1 });
  expect(count('TX', overWeekend)).toEqual({ kind: 'automatic', told: 1, kept: 0 });
});
