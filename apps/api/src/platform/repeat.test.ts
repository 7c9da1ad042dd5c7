import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runRepeatedly } from './repeat.ts';

const log = pino({ level: 'silent' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  { firstAfterMs: 0, turns: [1, 1, 2] },
  { firstAfterMs: 2000, turns: [0, 1, 1] },
])('a job whose first turn comes after $firstAfterMs ms', async ({ firstAfterMs, turns }) => {
  const task = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const stop = runRepeatedly('test', task, { everyMs: 3000, firstAfterMs, log });
  const counted = [task.mock.calls.length];
  for (const ms of [2500, 2000]) {
    await vi.advanceTimersByTimeAsync(ms);
    counted.push(task.mock.calls.length);
  }
  await stop();
  expect(counted).toEqual(turns);
});

test('a job that is stopped before its first turn has none', async () => {
  const task = vi.fn<() => Promise<void>>(() => Promise.resolve());
  await runRepeatedly('test', task, { everyMs: 3000, firstAfterMs: 2000, log })();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(task).not.toHaveBeenCalled();
});
