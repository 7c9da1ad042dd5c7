import { isEmailAddress } from '@wideload/domain';
import { sql } from 'kysely';
import { after } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { computeWait, isDue, LEASE } from './lease.ts';
import { RefusedMail } from './mail-sender.ts';
import type { MailSender } from './mail-sender.ts';
import { renderMail, SECRET_LIFE, secretKinds, type Mail } from './mails.ts';

const BATCH = 20;
/** Two days of tries. */
const LAST_TRY = 56;

type WorkerDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'config'> & { mailSender: MailSender };

type Leased = { id: string; kind: string; recipient: string; content: object; attempts: number; created_at: Date };

async function lease({ db, clock }: WorkerDeps): Promise<Leased[]> {
  const now = clock.now();
  const { rows } = await sql<Leased>`
    UPDATE deliveries SET leased_until = ${after(now, LEASE)}, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM deliveries
      WHERE webhook_id IS NULL AND ${isDue(now)}
      ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, kind, recipient, content, attempts, created_at`.execute(db);
  return rows;
}

/** A batch may take longer than a lease; a mail that another process has leased since is that one's. */
async function renewLease({ db, clock }: WorkerDeps, { id, attempts }: Leased): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deliveries')
    .set({ leased_until: after(clock.now(), LEASE) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function markSent({ db, clock }: WorkerDeps, { id, kind }: Leased): Promise<void> {
  await db
    .updateTable('deliveries')
    .set({ sent_at: clock.now(), leased_until: null, ...(secretKinds.has(kind) && { content: '{}' }) })
    .where('id', '=', id)
    .execute();
}

/** Whether a mail is not worth sending at that time, because what is in it cannot be used any more. */
function isExpired({ kind, created_at: createdAt }: Leased, at: Date): boolean {
  return secretKinds.has(kind) && at >= after(createdAt, SECRET_LIFE);
}

async function markFailed({ db, clock }: WorkerDeps, row: Leased, error: unknown): Promise<void> {
  const { id, attempts } = row;
  const now = clock.now();
  const dueAt = after(now, computeWait(attempts));
  const message = error instanceof Error ? error.message : String(error);
  const isGivenUp = error instanceof RefusedMail || attempts >= LAST_TRY || isExpired(row, dueAt);
  await db
    .updateTable('deliveries')
    .set({
      leased_until: null,
      last_error: message.slice(0, 500),
      ...(isGivenUp ? { failed_at: now } : { due_at: dueAt }),
      ...(isGivenUp && secretKinds.has(row.kind) && { content: '{}' }),
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

async function sendOne(deps: WorkerDeps, row: Leased): Promise<void> {
  if (!(await renewLease(deps, row))) return;
  try {
    // An address of before addresses were checked.
    if (!isEmailAddress(row.recipient)) throw new RefusedMail('This is not the address of one mailbox.');
    if (isExpired(row, deps.clock.now())) throw new RefusedMail('The code or link expired before the mail was sent.');
    // Cast: `enqueue` is the only writer of these rows, and it takes a Mail.
    const mail = { kind: row.kind, to: row.recipient, content: row.content } as Mail;
    await deps.mailSender.send({ id: row.id, from: deps.config.mail.from, to: row.recipient, ...renderMail(mail) });
  } catch (error) {
    deps.log.warn({ event: 'mail.failed', mail: row.id, kind: row.kind, attempts: row.attempts, err: error });
    await markFailed(deps, row, error);
    return;
  }
  await markSent(deps, row);
  deps.log.info({ event: 'mail.sent', mail: row.id, kind: row.kind });
}

/** @returns the number of mails tried. */
export async function sendDueMails(deps: WorkerDeps): Promise<number> {
  const rows = await lease(deps);
  for (const row of rows) await sendOne(deps, row);
  return rows.length;
}
