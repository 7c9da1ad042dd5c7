import { formatOrder, type OrderMoved } from './order-moved.ts';

const working =
  'A representative is filing your permits with each state and will contact you if a state needs more information.';
const refunded =
  'All that you paid for it was refunded, so nothing is filed until it is paid again. A representative will ask you to pay it.';

export function renderOrderReopenedMail(order: OrderMoved) {
  const { orderNumber, orderId, comment, link, isRefunded = false } = order;
  return {
    subject: `Order ${orderNumber} is pending again${isRefunded ? '' : ': we are working on your permits'}`,
    text: `${formatOrder(order)} was reopened and is pending again.

${comment === '' ? '' : `${comment}\n\n`}${isRefunded ? refunded : working}
Track it here: ${link}
Order ID: ${orderId}
`,
  };
}
