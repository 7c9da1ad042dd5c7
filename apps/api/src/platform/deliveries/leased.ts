/** The rows of one try: they are leased, and marked as sent or as failed. */
import { sql, type RawBuilder } from 'kysely';
import { after, HOUR, MINUTE, SECOND } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { SECRET_LIFE, secretKinds } from './mails.ts';
import { RefusedDelivery } from './senders.ts';

const BATCH = 20;
/** Two days of tries. */
const LAST_TRY = 56;

export type LeaseDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'config'>;
export type Leased = {
  id: string;
  kind: string;
  recipient: string;
  content: object;
  attempts: number;
  created_at: Date;
};

/** A delivery is leased for its try: a process that dies loses its lease, not the delivery. */
export const LEASE = MINUTE;
/** Between two tries. */
export const LONGEST_WAIT = HOUR;
/** Server clocks differ by less than this. A delivery from further ahead was enqueued or leased before a wrong clock was set back. */
const LEEWAY = MINUTE;

/** For a query of `deliveries`. */
export function isDue(now: Date): RawBuilder<boolean> {
  return sql`sent_at IS NULL AND failed_at IS NULL
    AND (due_at <= ${now} OR created_at > ${after(now, LEEWAY)} OR due_at > ${after(now, LONGEST_WAIT + LEEWAY)})
    AND (leased_until IS NULL OR leased_until < ${now} OR leased_until > ${after(now, LEASE + LEEWAY)})`;
}

/** Five seconds, doubled by each try. */
export function computeWait(tries: number): number {
  return Math.min(LONGEST_WAIT, 5 * SECOND * 2 ** tries);
}

export async function lease({ db, clock }: LeaseDeps, channel: 'mail' | 'text'): Promise<Leased[]> {
  const now = clock.now();
  const { rows } = await sql<Leased>`
    UPDATE deliveries SET leased_until = ${after(now, LEASE)}, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM deliveries
      WHERE webhook_id IS NULL AND channel = ${channel} AND ${isDue(now)}
      ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, kind, recipient, content, attempts, created_at`.execute(db);
  return rows;
}

/** A batch may take longer than a lease; a row that another process has leased since is that one's. */
export async function renewLease({ db, clock }: LeaseDeps, { id, attempts }: Leased): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ leased_until: after(clock.now(), LEASE) })
    .where((eb) => eb.and({ id, attempts, sent_at: null }))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function markSent({ db }: LeaseDeps, { id, kind }: Leased, now: Date): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ sent_at: now, leased_until: null, ...(secretKinds.has(kind) && { content: '{}' }) })
    .where('id', '=', id)
    .execute();
}

/** @returns true if a mail is not worth sending at that time, because what is in it cannot be used any more. */
export function isExpired({ kind, created_at: createdAt }: Leased, at: Date): boolean {
  return secretKinds.has(kind) && at >= after(createdAt, SECRET_LIFE);
}

export async function markFailed({ db, clock }: LeaseDeps, row: Leased, error: unknown): Promise<void> {
  const { id, attempts } = row;
  const now = clock.now();
  const dueAt = after(now, computeWait(attempts));
  const message = error instanceof Error ? error.message : String(error);
  const isGivenUp = error instanceof RefusedDelivery || attempts >= LAST_TRY || isExpired(row, dueAt);
  await db
    .updateTable('deliveries')
    .set({
      leased_until: null,
      last_error: message.slice(0, 500),
      ...(isGivenUp ? { failed_at: now } : { due_at: dueAt }),
      ...(isGivenUp && secretKinds.has(row.kind) && { content: '{}' }),
    })
    .where((eb) => eb.and({ id, attempts }))
    .execute();
}

/** The provider took it, and the phone company did not deliver it. */
export async function markUndelivered(
  { db, clock }: Pick<LeaseDeps, 'db' | 'clock'>,
  { delivery, reason }: { delivery: string; reason: string },
): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ sent_at: null, failed_at: clock.now(), last_error: reason })
    .where((eb) => eb.and({ id: delivery, channel: 'text' }))
    .where('sent_at', 'is not', null)
    .execute();
}
