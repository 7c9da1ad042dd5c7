import { formatOrder, type OrderMoved } from './order-moved.ts';

/** `lines` has each difference, the price last. */
export type OrderChanged = OrderMoved & { lines: readonly string[] };

export function renderOrderChangedMail(order: OrderChanged) {
  return {
    subject: `Order ${order.orderNumber} was changed`,
    text: `We changed the units of ${formatOrder(order)}.

${order.comment === '' ? '' : `${order.comment}\n\n`}${order.lines.map((line) => `- ${line}`).join('\n')}

See the order here: ${order.link}
If anything is wrong, reply to this email.
Order ID: ${order.orderId}
`,
  };
}
