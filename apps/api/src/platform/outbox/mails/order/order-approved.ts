import { formatOrder, type OrderMoved } from './order-moved.ts';

export function renderOrderApprovedMail(order: OrderMoved) {
  return {
    subject: `Order ${order.orderNumber} is approved: your permits are ready`,
    text: `${formatOrder(order)} is approved.

${order.comment === '' ? '' : `${order.comment}\n\n`}Download each issued permit here: ${order.link}

Carry the permits in the truck, and follow the route and conditions on each one.
Order ID: ${order.orderId}
`,
  };
}
