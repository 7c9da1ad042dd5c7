import { addDays, type Day } from '@wideload/domain';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Tx } from '#platform/db/transaction.ts';
import { aWorld } from '#test/world.ts';
import { selectIssued, selectManyIssued, type Span } from './statistics.store.ts';

const world = aWorld();

const firstDays = ['2026-03-26', '2026-10-24'].flatMap((first) =>
  Array.from({ length: 10 }, (_, index) => addDays(first as Day, index)),
);

/** Every 20 minutes around the nights in which clocks change, in tables that hide the real ones until the end of the transaction. */
async function addIssuedPermits(tx: Tx): Promise<void> {
  await sql`CREATE TEMPORARY TABLE permits ON COMMIT DROP AS
    SELECT 'issued' AS status, at AS issued_at, (600 + row_number() OVER (ORDER BY at))::integer AS seconds_to_issue
    FROM (VALUES ('2026-03-22T00:00:00Z'::timestamptz), ('2026-10-20T00:00:00Z')) AS nights (first),
      generate_series(first, first + interval '21 days', interval '20 minutes') AS at`.execute(tx);
  await sql`CREATE TEMPORARY TABLE issue_times ON COMMIT DROP AS
    SELECT (issued_at AT TIME ZONE 'UTC')::date AS day, to_issue_step(seconds_to_issue) AS step, count(*)::integer AS permits
    FROM permits GROUP BY 1, 2`.execute(tx);
}

const count = async (tx: Tx, select: typeof selectIssued, span: Span) =>
  (await sql<{ permitsIssued: number }>`${select(span)}`.execute(tx)).rows[0]?.permitsIssued;

test.each([
  'UTC',
  'America/Chicago',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
  'Asia/Kathmandu',
  // Midnight comes twice, once at midnight in UTC.
  'America/Havana',
  'Atlantic/Azores',
  // A day of 23 hours within one day of UTC, and one of 24 and a half hours.
  'Europe/London',
  'Australia/Lord_Howe',
])('many permits are counted from their steps as few are one by one, in %s', async (timeZone) => {
  await world.deps.db.transaction().execute(async (tx) => {
    await addIssuedPermits(tx);
    await sql`SELECT set_config('TimeZone', ${timeZone}, true)`.execute(tx);
    for (const from of firstDays)
      for (const length of [1, 2, 5]) {
        const span = { from, to: addDays(from, length - 1) };
        const counted = await count(tx, selectIssued, span);
        expect(counted).toBeGreaterThan(length * 68);
        expect(await count(tx, selectManyIssued, span), JSON.stringify(span)).toBe(counted);
      }
  });
});
