import { maxRecipients, type ReadBody, type Recipient, type RecipientEvent, type recipients } from '@wideload/contract';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { inTransaction, serializeBy } from '#platform/db/transaction.ts';
import { listOptedOut } from '#platform/deliveries/opt-outs.ts';
import { Problem } from '#problem.ts';
import { deleteRecipient, insertRecipient, listOwnRecipients } from './recipients.store.ts';

type Row = Awaited<ReturnType<typeof listOwnRecipients>>[number];

function toRecipient(row: Row, optedOut: ReadonlySet<string>): Recipient {
  return {
    _id: row.id,
    name: row.name,
    to: row.address,
    // Cast: the schema of the call is the only way in.
    events: row.events as RecipientEvent[],
    createdAt: row.created_at.toISOString(),
    hasOptedOut: optedOut.has(row.address),
  };
}

export async function listRecipients({ db }: Deps, user: User): Promise<Recipient[]> {
  const rows = await listOwnRecipients(db, user);
  const optedOut = await listOptedOut(
    db,
    rows.map(({ address }) => address),
  );
  return rows.map((row) => toRecipient(row, optedOut));
}

export async function addRecipient(
  { db, ids, clock, config }: Deps,
  user: User,
  { name, to, events }: ReadBody<typeof recipients.create>,
): Promise<Recipient> {
  const channel = to.includes('@') ? 'mail' : 'text';
  if (channel === 'text' && config.texts.kind === 'none') throw new Problem('texts.unavailable');
  if ((await listOptedOut(db, [to])).size > 0) throw new Problem('recipient.opted-out');
  return inTransaction(db, async (tx) => {
    await serializeBy(tx, `recipients ${user.ownerId}`);
    const own = await listOwnRecipients(tx, user);
    if (own.some(({ address }) => address === to)) throw new Problem('recipient.exists');
    if (own.length >= maxRecipients) throw new Problem('recipient.many');
    const row = await insertRecipient(tx, {
      id: ids(),
      owner_id: user.ownerId,
      made_by: user.personId,
      name,
      address: to,
      channel,
      events,
      created_at: clock.now(),
    });
    return toRecipient(row, new Set());
  });
}

export async function removeRecipient({ db }: Deps, { ownerId }: User, id: string): Promise<void> {
  if (!(await deleteRecipient(db, { id, ownerId }))) throw new Problem('not-found');
}
