import { formatOrder, type OrderMoved } from './order-moved.ts';

export function renderOrderReopenedMail(order: OrderMoved) {
  return {
    subject: `Order ${order.orderNumber} is pending again: we are working on your permits`,
    text: `${formatOrder(order)} was reopened and is pending again.

${order.comment === '' ? '' : `${order.comment}\n\n`}A representative is filing your permits with each state and will contact you if a state needs more information.
Track it here: ${order.link}
Order ID: ${order.orderId}
`,
  };
}
