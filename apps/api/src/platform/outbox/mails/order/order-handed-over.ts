export type OrderHandedOver = { orderId: string; orderNumber: number; title: string; total: string; link: string };

export function renderOrderHandedOverMail({ orderId, orderNumber, title, total, link }: OrderHandedOver) {
  return {
    subject: `Order ${orderNumber} is ready to review and pay`,
    text: `We have entered order ${orderNumber}${title === '' ? '' : ` (${title})`} for you, as you asked us to on the phone. Its total is ${total}.

Review and pay it here: ${link}

Nothing is ordered until you have paid. If anything is not right, change it in the order, or answer this mail.
Order ID: ${orderId}
`,
  };
}
