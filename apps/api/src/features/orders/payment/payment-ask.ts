import { formatDollars, type Cents } from '@wideload/domain';
import type { User } from '#actor.ts';
import type { Deps } from '#deps.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { formatNotification } from '../moves/order-moves.ts';
import { recordEvent } from '../moves/record-event.ts';
import { findOrder } from '../orders.store.ts';

type Ask = {
  orderId: string;
  amount: Cents;
  /** The person who asks. */
  person: string;
  owners: readonly { email: string }[];
};

/** Records that somebody asks the owners of the account to pay: history, notifications and mails, in the caller's transaction. */
export async function recordPaymentAsk(tx: Tx, deps: Deps, by: User, ask: Ask): Promise<void> {
  const { orderId, owners, person } = ask;
  const order = await findOrder(tx, by, orderId);
  if (order === null) throw new Error(`Order ${orderId} is locked and gone.`);
  const { status, orderNumber, title, ownerId } = order;
  const amount = formatDollars(ask.amount);
  await recordEvent(tx, deps, {
    orderId,
    ownerId,
    what: 'payment-asked',
    from: status,
    to: status,
    by,
    comment: `${amount} to pay.`,
    notification: formatNotification(`${person} asks you to pay ${amount}.`, status),
    kind: 'payment-asked',
    readers: 'owners',
  });
  const link = `${deps.config.publicUrl}/order_list/order?orderId=${orderId}`;
  const content = { orderId, orderNumber, title, amount, person, personId: by.personId, link };
  for (const { email: to } of owners) if (to !== '') await enqueue(tx, deps, { kind: 'payment-asked', to, content });
}

/** When the owners were last asked to pay what they are asked to pay now; null if they were not. */
export async function findLastPaymentAsk(
  db: Db | Tx,
  { id, status }: { id: string; status: string },
): Promise<Date | null> {
  const row = await db
    .selectFrom('order_events')
    .select((eb) => eb.fn.max('at').as('at'))
    .where((eb) => eb.and({ order_id: id, what: 'payment-asked', to_status: status }))
    .executeTakeFirst();
  return row?.at ?? null;
}
