import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { DraftState } from './draft/draft-store.ts';
import { formatSaved } from './save-notice.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 21, 12, 0) }));
afterEach(() => void vi.useRealTimers());

const failure = { code: undefined, message: 'no answer', mayRetry: true, problems: [] };
const order = (at: Date) => ({ updatedAt: at.toISOString() }) as DraftState['order'];
const today = order(new Date(2026, 10, 21, 10, 42));

describe('what the bar says of the draft', () => {
  test.each<[string, Parameters<typeof formatSaved>[0], string]>([
    ['a new order without a word', { saving: 'saved', failure: null, isKept: false, order: null }, ''],
    ['saved today', { saving: 'saved', failure: null, isKept: false, order: today }, 'Saved 10:42 AM zone'],
    [
      'saved the day before',
      { saving: 'saved', failure: null, isKept: false, order: order(new Date(2026, 10, 20, 10, 42)) },
      'Saved Nov 20, 2026, 10:42 AM zone',
    ],
    ['typed just now', { saving: 'changed', failure: null, isKept: true, order: today }, 'Saving'],
    ['on its way', { saving: 'saving', failure: null, isKept: true, order: today }, 'Saving'],
    ['failed', { saving: 'failed', failure, isKept: true, order: today }, 'On this device only'],
    ['typed after a failure', { saving: 'changed', failure, isKept: true, order: today }, 'On this device only'],
    ['tried again', { saving: 'saving', failure, isKept: true, order: today }, 'On this device only'],
    ['failed on a device that keeps nothing', { saving: 'failed', failure, isKept: false, order: today }, 'Not saved'],
  ])('%s', (_, state, text) => {
    // The zone of the machine, such as `CST` or `GMT+1`.
    expect(formatSaved(state).replace(/(?<=[AP]M )\S+$/, 'zone')).toBe(text);
  });
});
