import { seller, type JoinTeamBody } from '@wideload/contract';
import { after, DAY, HOUR, SECOND } from '../../clock.ts';
import type { Deps } from '../../deps.ts';
import { inTransaction, type Tx } from '../../platform/db/transaction.ts';
import { enqueue } from '../../platform/outbox/enqueue.ts';
import { Problem } from '../../problem.ts';
import { clearAddresses, countSince, deleteBefore, insertMessage, isKept, takeTurn } from './outreach.store.ts';

/** Messages in an hour. Many people may share an address; nobody needs to write so often. */
const limits = { sender_address: 20, email: 3 } as const;

/** As long as the privacy policy says at most; the mail to the operator carries the message on. */
const KEPT_MS = 30 * DAY;
const ADDRESS_KEPT_MS = DAY;

export type VisitorsMessage = JoinTeamBody & { kind: 'join-team' | 'contact' };

async function refuseFlood(tx: Tx, { clock, log }: Deps, subjects: Record<keyof typeof limits, string>): Promise<void> {
  for (const column of ['sender_address', 'email'] as const) {
    const subject = subjects[column];
    await takeTurn(tx, `outreach:${column}:${subject}`);
    const { count, first } = await countSince(tx, { column, subject, since: after(clock.now(), -HOUR) });
    if (count < limits[column] || first === null) continue;
    log.warn({ event: 'outreach.limited', by: column });
    const wait = after(first, HOUR).getTime() - clock.now().getTime();
    throw new Problem('rate.limited', {
      detail: `Too many messages came from here. Try again in an hour, or call ${seller.phone}.`,
      retryAfterSeconds: Math.max(1, Math.ceil(wait / SECOND)),
    });
  }
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/**
 * Keeps a visitor's message and mails it to the operator, both or neither. One that was kept before is taken as kept; what a machine has
 * filled in is taken and thrown away, so that it learns nothing.
 * @throws Problem `rate.limited`.
 */
export async function receiveMessage(deps: Deps, message: VisitorsMessage, address: string): Promise<void> {
  const { _id: id = deps.ids(), website, language, ...said } = message;
  if (website !== '') {
    deps.log.info({ event: 'outreach.machine', kind: said.kind });
    return;
  }
  await inTransaction(deps.db, async (tx) => {
    if (await isKept(tx, id)) return;
    await refuseFlood(tx, deps, { sender_address: address, email: said.email });
    const row = { id, language, sender_address: address, created_at: deps.clock.now(), ...said };
    // Between the look above and here the same message may have come a second time.
    if (!(await insertMessage(tx, row))) return;
    const mail = { ...said, language: languageNames.of(language) ?? language };
    await enqueue(tx, deps, { kind: 'outreach', to: deps.config.operatorEmail, content: mail });
  });
}

/** Deletes messages after a month, and where they came from after a day. */
export async function sweepOutreach({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteBefore(db, after(clock.now(), -KEPT_MS));
  await clearAddresses(db, after(clock.now(), -ADDRESS_KEPT_MS));
}
