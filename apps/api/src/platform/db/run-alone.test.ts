import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedWorld } from '#test/world.ts';
import { runAlone } from './run-alone.ts';

const LOCK = 4711;

const world = sharedWorld();

function createSignal() {
  let give = () => undefined as void;
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { give, given };
}

const readLocks = async () =>
  (
    await sql<{ pid: number }>`SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK}`.execute(
      world.deps.db,
    )
  ).rows;

test('of two processes one runs, the other hears that it does not, and the lock is gone afterwards', async () => {
  const [started, end] = [createSignal(), createSignal()];
  const first = runAlone(world.deps.db, LOCK, async () => {
    started.give();
    await end.given;
  });
  await started.given;
  expect(await runAlone(world.deps.db, LOCK, () => Promise.reject(new Error('Two ran at once.')))).toBe(false);
  end.give();
  expect(await first).toBe(true);
  expect(await readLocks()).toEqual([]);
  expect(await runAlone(world.deps.db, LOCK, () => Promise.resolve())).toBe(true);
});

test('work that fails frees the lock, and the caller gets its error', async () => {
  await expect(runAlone(world.deps.db, LOCK, () => Promise.reject(new Error('The work failed.')))).rejects.toThrow(
    'The work failed.',
  );
  expect(await readLocks()).toEqual([]);
});

test('a process whose connection the database has ended hears of it, and another one can run meanwhile', async () => {
  const [started, end] = [createSignal(), createSignal()];
  const first = runAlone(world.deps.db, LOCK, async () => {
    started.give();
    await end.given;
  });
  await started.given;
  for (const { pid } of await readLocks()) await sql`SELECT pg_terminate_backend(${pid})`.execute(world.deps.db);
  await expect.poll(() => runAlone(world.deps.db, LOCK, () => Promise.resolve())).toBe(true);
  end.give();
  await expect(first).rejects.toThrow(/terminat|not queryable|connection/i);
});
