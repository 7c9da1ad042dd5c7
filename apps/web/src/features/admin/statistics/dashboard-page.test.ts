import { expect, test } from 'vitest';
import { parseStatisticsParams, formatStatisticsParams } from './dashboard-page.tsx';

test.each([
  [{}, 'week', undefined, {}],
  [{ window: 'week' }, 'week', undefined, {}],
  [{ window: 'five-days' }, 'five-days', undefined, { window: 'five-days' }],
  [{ window: 'decade' }, 'week', undefined, {}],
  [{ day: '2026-11-03' }, 'week', '2026-11-03', { day: '2026-11-03' }],
  [{ window: 'year', day: '2026-11-03' }, 'year', '2026-11-03', { day: '2026-11-03' }],
  [{ window: 'year', day: '2026-02-29' }, 'year', undefined, { window: 'year' }],
])('the address %o selects %s, day %s', (address, window, day, written) => {
  const params = parseStatisticsParams(address);
  expect(params).toEqual({ window, day });
  expect(formatStatisticsParams(params)).toEqual(written);
});
