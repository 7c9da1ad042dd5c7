import { isEmailAddress } from '@wideload/domain';
import { sql } from 'kysely';
import { after, HOUR, MINUTE, SECOND } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import type { MailSender } from './mail-sender.ts';
import { renderMail, secretKinds, type Mail } from './mails.ts';

const BATCH = 20;
const LEASE = MINUTE;
const LONGEST_WAIT = HOUR;
/** Server clocks differ by less than this. A mail from further ahead was enqueued or leased before a wrong clock was set back. */
const LEEWAY = MINUTE;
/** Two days of tries. */
const LAST_TRY = 56;
/** Codes and links of ten minutes are tried for twenty. */
const LAST_SECRET_TRY = 8;

/** The address is of before addresses were checked, and no later try will do better. */
class UndeliverableMail extends Error {
  override readonly name = 'UndeliverableMail';

  constructor() {
    super('This is not the address of one mailbox.');
  }
}

type WorkerDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'config'> & { mailSender: MailSender };

type Leased = { id: string; kind: string; recipient: string; content: object; attempts: number };

/** A worker that dies loses its lease, not the mail. */
async function lease({ db, clock }: WorkerDeps): Promise<Leased[]> {
  const now = clock.now();
  const { rows } = await sql<Leased>`
    UPDATE outbox SET leased_until = ${after(now, LEASE)}, attempts = attempts + 1
    WHERE id IN (
      SELECT id FROM outbox
      WHERE sent_at IS NULL AND failed_at IS NULL
        AND (due_at <= ${now} OR created_at > ${after(now, LEEWAY)} OR due_at > ${after(now, LONGEST_WAIT + LEEWAY)})
        AND (leased_until IS NULL OR leased_until < ${now} OR leased_until > ${after(now, LEASE + LEEWAY)})
      ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
    )
    RETURNING id, kind, recipient, content, attempts`.execute(db);
  return rows;
}

/** A batch may take longer than a lease; a mail that another process has leased since is that one's. */
async function renewLease({ db, clock }: WorkerDeps, { id, attempts }: Leased): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ leased_until: after(clock.now(), LEASE) })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

async function markSent({ db, clock }: WorkerDeps, { id, kind }: Leased): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sent_at: clock.now(), leased_until: null, ...(secretKinds.has(kind) && { content: '{}' }) })
    .where('id', '=', id)
    .execute();
}

function isLastTry({ kind, attempts }: Leased, error: unknown): boolean {
  return error instanceof UndeliverableMail || attempts >= (secretKinds.has(kind) ? LAST_SECRET_TRY : LAST_TRY);
}

async function markFailed({ db, clock }: WorkerDeps, row: Leased, error: unknown): Promise<void> {
  const { id, attempts } = row;
  const now = clock.now();
  const wait = Math.min(LONGEST_WAIT, 5 * SECOND * 2 ** attempts);
  const message = error instanceof Error ? error.message : String(error);
  await db
    .updateTable('outbox')
    .set({
      leased_until: null,
      last_error: message.slice(0, 500),
      ...(isLastTry(row, error) ? { failed_at: now } : { due_at: after(now, wait) }),
    })
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .execute();
}

async function sendOne(deps: WorkerDeps, row: Leased): Promise<void> {
  if (!(await renewLease(deps, row))) return;
  try {
    if (!isEmailAddress(row.recipient)) throw new UndeliverableMail();
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
