import { setTimeout as pause } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { createWorkerThread } from './worker-thread.ts';

const log = pino({ level: 'silent' });

test('a thread has several jobs, ends when it has had none for a while, and the next job starts another', async () => {
  const file = new URL('./counting.worker.fixture.mjs', import.meta.url);
  const thread = createWorkerThread<number>({ log, file, patienceMs: 60_000, idleMs: 100 });
  onTestFinished(() => thread.close());
  expect(await Promise.all([thread.ask({}), thread.ask({})])).toEqual([1, 2]);
  const askLater = async () => {
    await pause(500);
    return thread.ask({});
  };
  await expect.poll(askLater, { timeout: 60_000 }).toBe(1);
});
