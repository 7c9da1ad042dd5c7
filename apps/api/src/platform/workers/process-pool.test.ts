import pino from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createProcessPool, JobEnded } from './process-pool.ts';

const log = pino({ level: 'silent' });
let pool: ReturnType<typeof createProcessPool<number>>;
afterEach(() => pool.close());

const patience = 60_000;

const fixtures = {
  hanging: new URL('./hanging.process.fixture.mjs', import.meta.url),
  greedy: new URL('./greedy.process.fixture.mjs', import.meta.url),
};

const open = (fixture: keyof typeof fixtures) => {
  const file = fixtures[fixture];
  pool = createProcessPool<number>({ log, file, name: 'papers', size: 1, memoryMb: 300, youngMb: 8 });
  return pool;
};

test('a job gets the memory that is within the limit', async () => {
  expect(await open('greedy').ask({ megabytes: 100 }, patience)).toBe(100);
});

test.runIf(process.platform === 'linux')(
  'a job that takes more ends its process and nothing else, and the next one runs',
  async () => {
    const before = process.memoryUsage().rss;
    await expect(open('greedy').ask({ megabytes: 600 }, patience)).rejects.toThrow(JobEnded);
    expect(await pool.ask({ megabytes: 10 }, patience)).toBe(10);
    // The job took 600 in its process; this one also runs everything else.
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(300);
  },
);

test('a job that takes too long is ended', async () => {
  await expect(open('hanging').ask({}, 50)).rejects.toThrow(JobEnded);
});

test('jobs wait for a free process, and those beyond the queue are refused', async () => {
  open('hanging');
  const jobs = Array.from({ length: 122 }, () => pool.ask({}, patience).catch((error: unknown) => error));
  expect(pool.countWaiting()).toBe(120);
  expect(await jobs.at(-1)).toMatchObject({ code: 'document.unavailable' });
  await pool.close();
  expect(await jobs[0]).toBeInstanceOf(JobEnded);
});
