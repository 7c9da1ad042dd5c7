export type OrderHandedOver = { orderId: string; orderNumber: number; title: string; total: string; link: string };

export function renderOrderHandedOverMail({ orderId, orderNumber, title, total, link }: OrderHandedOver) {
  return {
    subject: `Order ${orderNumber} is ready to review and pay`,
    text: `We entered order ${orderNumber}${title === '' ? '' : ` (${title})`} for you, as you asked us to on the phone. The total is ${total}.

Review it and pay here: ${link}

We start on your permits once you have paid. If anything is wrong, change it in the order or reply to this email.
Order ID: ${orderId}
`,
  };
}
