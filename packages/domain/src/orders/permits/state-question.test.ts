import { expect, test } from 'vitest';
import { aUnit } from '../../testing/sample.test-support.ts';
import {
  findStateNotes,
  findUnpermitted,
  keepStateQuestion,
  toAskedLoad,
  type StateQuestion,
} from './state-question.ts';

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

const conditional: StateQuestion = { load, askedAt: at, answer: { isPermitted: true, reason: 'Survey it.', at } };

test.each<[string, StateQuestion | null | undefined, boolean, boolean]>([
  ['a permit that needs no question', null, false, false],
  ['an order from before the question existed', undefined, false, false],
  ['not asked yet', { load, askedAt: null, answer: null }, true, true],
  ['asked', { load, askedAt: at, answer: null }, true, true],
  ['refused', { load, askedAt: at, answer: { isPermitted: false, reason: 'Bridges', at } }, true, true],
  ['permitted', permitted, false, false],
  ['permitted under conditions', conditional, false, true],
])(
  '%s: whether it cannot be paid yet, and whether its carrier reads a note',
  (_, stateQuestion, isUnpermitted, isNoted) => {
    const permits = stateQuestion === undefined ? [{}] : [{ stateQuestion }];
    expect(findUnpermitted(permits).length > 0).toBe(isUnpermitted);
    expect(findStateNotes(permits).length > 0).toBe(isNoted);
  },
);
