import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import type { StoredOrder } from '#features/orders/orders.service.ts';

type Written = { order: StoredOrder; text: string };

const toContent = ({ order, text }: Written, link: string) => ({
  orderNumber: order.orderNumber,
  orderId: order.id,
  title: order.title,
  text,
  link: `${link}?orderId=${order.id}#questions`,
});

/** To the order's address; none after the account was deleted. */
export async function mailCarrier(
  tx: Tx,
  deps: Deps,
  { kind, ...written }: Written & { kind: 'question-asked' | 'message-sent' | 'question-withdrawn' },
): Promise<void> {
  const to = written.order.customer.email;
  if (to === '') return;
  await enqueue(tx, deps, { kind, to, content: toContent(written, `${deps.config.publicUrl}/order_list/order`) });
}

export async function mailAdmins(
  tx: Tx,
  deps: Deps,
  { recipients, ...written }: Written & { recipients: readonly string[] },
): Promise<void> {
  const content = toContent(written, `${deps.config.publicUrl}/users/orders/order`);
  for (const to of recipients) await enqueue(tx, deps, { kind: 'question-answered', to, content });
}
