import { expect, test } from 'vitest';
import { readStatisticsParams, writeStatisticsParams } from './statistics-params.ts';

test.each([
  [{}, 'week', undefined, {}],
  [{ window: 'week' }, 'week', undefined, {}],
  [{ window: 'five-days' }, 'five-days', undefined, { window: 'five-days' }],
  [{ window: 'decade' }, 'week', undefined, {}],
  [{ day: '2026-11-03' }, 'week', '2026-11-03', { day: '2026-11-03' }],
  [{ window: 'year', day: '2026-11-03' }, 'year', '2026-11-03', { day: '2026-11-03' }],
  [{ window: 'year', day: '2026-02-29' }, 'year', undefined, { window: 'year' }],
])('the address %o asks for %s, day %s', (address, window, day, written) => {
  const params = readStatisticsParams(address);
  expect(params).toEqual({ window, day });
  expect(writeStatisticsParams(params)).toEqual(written);
});
