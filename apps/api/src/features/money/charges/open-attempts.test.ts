import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedWorld } from '#test/world.ts';
import { selectUnsettled } from './open-attempts.store.ts';

const world = sharedWorld();

test.each([null, '0190a0a0-0000-7000-8000-000000000000'])(
  'unsettled payments are found by indexes of what is open, however many payments there are (past %s)',
  async (past) => {
    const plan = await world.deps.db.transaction().execute(async (tx) => {
      // A plan for a few rows would scan the tables.
      await sql`SET LOCAL enable_seqscan = off`.execute(tx);
      return JSON.stringify(
        await selectUnsettled(tx, { provider: 'sandbox', livemode: false, limit: 50, past }).explain('text'),
      );
    });
    expect(plan).toContain('payments_unfinished');
    expect(plan).toContain('payment_attempts_one_open');
    expect(plan).not.toContain('Seq Scan');
  },
);
