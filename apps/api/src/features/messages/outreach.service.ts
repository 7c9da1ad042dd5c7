import { seller, type JoinTeamBody } from '@wideload/contract';
import { after, DAY, formatWait, HOUR, SECOND } from '#clock.ts';
import type { Deps } from '#deps.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import { inTransaction, type Tx, serializeBy } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { Problem } from '#problem.ts';
import { clearAddresses, countSince, deleteBefore, insertMessage, isKept } from './outreach.store.ts';

/** Messages per hour. Many people may share an address. */
const limits = { sender_address: 20, email: 3 } as const;

/** The maximum that the privacy policy allows; the mail to the operator has the message too. */
const KEPT_MS = 30 * DAY;
const ADDRESS_KEPT_MS = DAY;

export type VisitorsMessage = JoinTeamBody & { kind: Tables['outreach_messages']['kind'] };

async function refuseFlood(tx: Tx, { clock, log }: Deps, subjects: Record<keyof typeof limits, string>): Promise<void> {
  for (const column of ['sender_address', 'email'] as const) {
    const subject = subjects[column];
    await serializeBy(tx, `outreach:${column}:${subject}`);
    const { count, first } = await countSince(tx, { column, subject, since: after(clock.now(), -HOUR) });
    if (count < limits[column] || first === null) continue;
    log.warn({ event: 'outreach.limited', by: column });
    const wait = after(first, HOUR).getTime() - clock.now().getTime();
    throw new Problem('rate.limited', {
      detail: `Too many messages were sent from here. Try again in ${formatWait(wait)}, or call ${seller.phone}.`,
      retryAfterSeconds: Math.max(1, Math.ceil(wait / SECOND)),
    });
  }
}

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** A repeated message counts as stored; one from a bot is accepted and dropped, so that the bot learns nothing. */
export async function receiveMessage(deps: Deps, message: VisitorsMessage, address: string): Promise<void> {
  const { _id: id = deps.ids(), website, language, ...content } = message;
  if (website !== '') {
    deps.log.info({ event: 'outreach.machine', kind: content.kind });
    return;
  }
  await inTransaction(deps.db, async (tx) => {
    if (await isKept(tx, id)) return;
    await refuseFlood(tx, deps, { sender_address: address, email: content.email });
    const row = { id, language, sender_address: address, created_at: deps.clock.now(), ...content };
    // Another request may have stored the message since the check above.
    if (!(await insertMessage(tx, row))) return;
    const mail = { ...content, language: languageNames.of(language) ?? language };
    await enqueue(tx, deps, { kind: 'outreach', to: deps.config.operatorEmail, content: mail });
  });
}

/** Senders' addresses go after a day. */
export async function sweepOutreach({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  await deleteBefore(db, after(clock.now(), -KEPT_MS));
  await clearAddresses(db, after(clock.now(), -ADDRESS_KEPT_MS));
}
