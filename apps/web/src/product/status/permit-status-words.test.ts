import { permitStatuses } from '@wideload/domain';
import { expect, test } from 'vitest';
import { describePermit } from './permit-status-words.ts';

test.each(permitStatuses)('a permit that is %s names its state and the next step', (status) => {
  const { word, next } = describePermit({ status, state: 'TX' }, 'pending');
  expect(word.toLowerCase()).toBe(status);
  expect(next).toMatch(/Texas/);
});

test('a rejected order awaits no permit, but issued permits stay issued', () => {
  expect(describePermit({ status: 'requested', state: 'TX' }, 'rejected').next).toMatch(/the order was rejected/);
  expect(describePermit({ status: 'issued', state: 'TX' }, 'rejected').next).toMatch(/Carry this permit/);
});
