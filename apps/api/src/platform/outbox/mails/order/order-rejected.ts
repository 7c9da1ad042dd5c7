import { formatOrder, type OrderMoved } from './order-moved.ts';

export function renderOrderRejectedMail(order: OrderMoved) {
  return {
    subject: `Order ${order.orderNumber} was rejected`,
    text: `${formatOrder(order)} was rejected.

${order.comment === '' ? '' : `${order.comment}\n\n`}A representative will contact you about what to do next. See the order here: ${order.link}
Order ID: ${order.orderId}
`,
  };
}
