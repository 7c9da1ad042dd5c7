import { formatOrder, type OrderMoved } from './order-moved.ts';

/** `money` says what happens to it, one sentence each; absent in mails of older versions. */
export type OrderRejected = OrderMoved & { money?: readonly string[] };

export function renderOrderRejectedMail(order: OrderRejected) {
  const { money = [] } = order;
  return {
    subject: `Order ${order.orderNumber} was rejected`,
    text: `${formatOrder(order)} was rejected.

${order.comment === '' ? '' : `${order.comment}\n\n`}${money.length === 0 ? '' : `Your money: ${money.join('\n')}\n\n`}Open the order to see what you can do next: ${order.link}
Order ID: ${order.orderId}
`,
  };
}
