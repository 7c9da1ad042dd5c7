import { expect, inject } from 'vitest';
import { openStandIn } from '@wideload/stripe-stand-in';
import type { Clock } from '#clock.ts';
import { eventTypes } from '#features/money/payments.service.ts';
import { createPool } from '#platform/db/pool.ts';
import { createBareDatabase, unlimited } from './database.ts';

/** The Stripe stand-in alone, on a new database. */
export async function openTestStandIn(clock: Clock) {
  const database = await createBareDatabase(inject('testDatabaseUrl'));
  const pool = createPool({ connectionString: database.url, ...unlimited, onError: () => undefined });
  const faults: unknown[] = [];
  const onError = (error: unknown) => void faults.push(error);
  const standIn = await openStandIn({ pool, now: clock.now, webhookTypes: eventTypes, onError });
  return {
    ...standIn,
    async close() {
      await standIn.close();
      await pool.end();
      await database.drop();
      expect(faults).toEqual([]);
    },
  };
}

export type TestStandIn = Awaited<ReturnType<typeof openTestStandIn>>;
