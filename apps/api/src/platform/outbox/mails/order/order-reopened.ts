import { formatOrder, type OrderMoved } from './order-moved.ts';

export function renderOrderReopenedMail(order: OrderMoved) {
  return {
    subject: `Order ${order.orderNumber} is pending again: we are working on your permits`,
    text: `${formatOrder(order)} was reopened and is pending.

${order.comment === '' ? '' : `${order.comment}\n\n`}A representative files your permits with each state and contacts you if a state asks for more.
Track it here: ${order.link}
Order ID: ${order.orderId}
`,
  };
}
