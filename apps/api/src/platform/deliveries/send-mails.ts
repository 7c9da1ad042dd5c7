import { isEmailAddress } from '@wideload/domain';
import { sql } from 'kysely';
import { after } from '#clock.ts';
import type { Deps } from '#deps.ts';
import { groupByMail } from './digest.ts';
import { computeWait, isDue, LEASE } from './lease.ts';
import { RefusedMail } from './mail-sender.ts';
import type { MailSender } from './mail-sender.ts';
import { renderMail, SECRET_LIFE, secretKinds, type Mail, type MailText } from './mails.ts';

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

function render({ kind, recipient, content }: Leased): MailText {
  // Cast: `enqueue` is the only writer of these rows, and it takes a Mail.
  return renderMail({ kind, to: recipient, content } as Mail);
}

/** One mail for all rows, the oldest first. */
function renderAll(rows: readonly Leased[]): MailText {
  const [first, ...others] = rows.map(render);
  if (first === undefined) throw new Error('A mail tells of something.');
  if (others.length === 0) return first;
  const text = [first, ...others].map((one) => one.text).join('\n* * *\n\n');
  return { subject: `${first.subject}, and ${others.length} more`, text };
}

async function trySending(deps: WorkerDeps, rows: readonly Leased[], first: Leased): Promise<void> {
  // An address of before addresses were checked.
  if (!isEmailAddress(first.recipient)) throw new RefusedMail('This is not the address of one mailbox.');
  if (isExpired(first, deps.clock.now())) throw new RefusedMail('The code or link expired before the mail was sent.');
  await deps.mailSender.send({
    id: first.id,
    from: deps.config.mail.from,
    to: first.recipient,
    ...renderAll(rows),
  });
}

/** The rows of one mail. */
async function sendMail(deps: WorkerDeps, leased: readonly Leased[]): Promise<void> {
  const rows: Leased[] = [];
  for (const row of leased) if (await renewLease(deps, row)) rows.push(row);
  const [first] = rows;
  if (first === undefined) return;
  try {
    await trySending(deps, rows, first);
  } catch (error) {
    for (const row of rows) {
      const { id, kind, attempts } = row;
      deps.log.warn({ event: 'mail.failed', mail: id, kind, attempts, err: error });
      await markFailed(deps, row, error);
    }
    return;
  }
  for (const row of rows) {
    await markSent(deps, row);
    deps.log.info({ event: 'mail.sent', mail: row.id, kind: row.kind });
  }
}

/** @returns the number of rows tried. */
export async function sendDueMails(deps: WorkerDeps): Promise<number> {
  const rows = await lease(deps);
  for (const group of groupByMail(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)))) await sendMail(deps, group);
  return rows.length;
}
