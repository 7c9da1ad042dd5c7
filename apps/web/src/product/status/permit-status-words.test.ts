import { permitStatuses } from '@wideload/domain';
import { expect, test } from 'vitest';
import { permitWords } from './permit-status-words.ts';

test.each(permitStatuses)('a permit that is %s says what happens next, and names its state', (status) => {
  const { word, next } = permitWords({ status, state: 'TX' }, 'pending');
  expect(word.toLowerCase()).toBe(status);
  expect(next).toMatch(/Texas/);
});

test('of a rejected order nobody waits for a permit, but what was issued stays issued', () => {
  expect(permitWords({ status: 'requested', state: 'TX' }, 'rejected').next).toMatch(/the order was rejected/);
  expect(permitWords({ status: 'issued', state: 'TX' }, 'rejected').next).toMatch(/Carry this permit/);
});
