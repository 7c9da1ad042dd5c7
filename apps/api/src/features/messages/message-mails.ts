import type { Deps } from '#deps.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { enqueue } from '#platform/deliveries/enqueue.ts';
import { mailOrder, type StoredOrder } from '#features/orders/orders.service.ts';

type Written = { order: StoredOrder; text: string };

const toContent = ({ order, text }: Written, link: string) => ({
  orderNumber: order.orderNumber,
  orderId: order.id,
  title: order.title,
  text,
  link: `${link}?orderId=${order.id}#questions`,
});

export async function mailCarrier(
  tx: Tx,
  deps: Deps,
  { kind, ...written }: Written & { kind: 'question-asked' | 'message-sent' | 'question-withdrawn' },
): Promise<void> {
  await mailOrder(tx, deps, { kind, content: toContent(written, `${deps.config.publicUrl}/order_list/order`) });
}

export async function mailAdmins(
  tx: Tx,
  deps: Deps,
  { recipients, ...written }: Written & { recipients: readonly string[] },
): Promise<void> {
  const content = toContent(written, `${deps.config.publicUrl}/users/orders/order`);
  for (const to of recipients) await enqueue(tx, deps, { kind: 'question-answered', to, content });
}
