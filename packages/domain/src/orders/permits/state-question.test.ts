import { expect, test } from 'vitest';
import { aUnit } from '../../testing/sample.test-support.ts';
import { findUnpermitted, keepStateQuestion, toAskedLoad, type StateQuestion } from './state-question.ts';

const load = toAskedLoad(aUnit({ weight: 140_000 }), 'TX');
const at = '2026-11-28T12:00:00.000Z';
const permitted: StateQuestion = { load, askedAt: at, answer: { isPermitted: true, reason: '', at } };

test('an answer holds for its load, and for no other', () => {
  expect(keepStateQuestion(permitted, load)).toBe(permitted);
  for (const other of [
    aUnit({ weight: 140_001 }),
    aUnit({ weight: 140_000, width: 103 }),
    aUnit({ weight: 140_000, DE: 55 }),
  ])
    expect(keepStateQuestion(permitted, toAskedLoad(other, 'TX'))).toEqual({
      load: toAskedLoad(other, 'TX'),
      askedAt: null,
      answer: null,
    });
  expect(keepStateQuestion(null, load)).toEqual({ load, askedAt: null, answer: null });
});

test.each<[string, StateQuestion | null | undefined, boolean]>([
  ['a permit that needs no question', null, false],
  ['an order from before the question existed', undefined, false],
  ['not asked yet', { load, askedAt: null, answer: null }, true],
  ['asked', { load, askedAt: at, answer: null }, true],
  ['refused', { load, askedAt: at, answer: { isPermitted: false, reason: 'Bridges', at } }, true],
  ['permitted', permitted, false],
])('%s', (_, stateQuestion, isUnpermitted) => {
  expect(findUnpermitted([{ stateQuestion }]).length > 0).toBe(isUnpermitted);
});
