import { orderReference, type OrderMoved } from './order-moved.ts';

export function orderRejectedMail(order: OrderMoved) {
  return {
    subject: `Order ${order.orderNumber} was rejected`,
    text: `${orderReference(order)} was rejected.

${order.comment === '' ? '' : `${order.comment}\n\n`}A representative contacts you about what is left to do. You can look at the order here: ${order.link}
Order ID: ${order.orderId}
`,
  };
}
