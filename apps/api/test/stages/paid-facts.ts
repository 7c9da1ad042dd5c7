import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '#platform/db/tables.generated.ts';

const guards = { payments: 'keep_paid_facts', payment_attempts: 'keep_attempts', refunds: 'keep_refunds' };

async function switchGuards(db: Kysely<Tables>, to: 'ENABLE' | 'DISABLE'): Promise<void> {
  for (const [table, trigger] of Object.entries(guards))
    await sql`ALTER TABLE ${sql.id(table)} ${sql.raw(to)} TRIGGER ${sql.id(trigger)}`.execute(db);
}

/** Brings about what only a backup or another provider can: the triggers that keep paid facts are off during `work`. */
export async function rewritePaidFacts<T>(db: Kysely<Tables>, work: () => Promise<T>): Promise<T> {
  await switchGuards(db, 'DISABLE');
  try {
    return await work();
  } finally {
    await switchGuards(db, 'ENABLE');
  }
}
