import { expect, test } from 'vitest';
import { findQuantile, findRecovery, summarize } from './figures.ts';
import type { Sample } from './mix.ts';

const fine: Sample = { act: 'browse', at: 0, ms: 10, status: 200, hasRetryAfter: false };
const refused: Sample = { ...fine, ms: 2, status: 503, hasRetryAfter: true };

test('a quantile of few values is the nearest of them', () => {
  expect([findQuantile([3, 1, 2], 0.5), findQuantile([3, 1, 2], 0.99)]).toEqual([2, 3]);
});

test('a refusal with the time to wait is no error, one without it is', () => {
  const samples = [fine, { ...fine, status: 304, ms: 30 }, refused, { ...refused, hasRetryAfter: false }];
  const { sent, answeredPerSecond, p99, shed, shedP99, errors } = summarize({ samples, seconds: 2 });
  expect({ sent, answeredPerSecond, p99, shed, shedP99 }).toEqual({
    sent: 4,
    answeredPerSecond: 1,
    p99: 30,
    shed: 1,
    shedP99: 2,
  });
  expect(errors).toHaveLength(1);
});

test('the load has passed with the last request that was refused, failed or slow', () => {
  const samples = [
    { ...refused, at: 500 },
    { ...fine, at: 1200, ms: 900 },
    { ...fine, at: 2000 },
  ];
  expect(findRecovery({ samples, seconds: 3 }, 300)).toBe(1.2);
  expect(findRecovery({ samples: [fine], seconds: 3 }, 300)).toBe(0);
});
