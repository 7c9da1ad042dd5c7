export type PaymentAsked = {
  orderId: string;
  orderNumber: number;
  title: string;
  amount: string;
  /** The person who asks, by name and by id. An erasure finds the mail by the id. */
  person: string;
  personId: string;
  link: string;
};

export function renderPaymentAskedMail({ orderId, orderNumber, title, amount, person, link }: PaymentAsked) {
  return {
    subject: `${person} asks you to pay order ${orderNumber}`,
    text: `${person} has prepared order ${orderNumber}${title === '' ? '' : ` (${title})`} in your account and asks you to pay ${amount}.

Review it and pay here: ${link}

You can allow dispatchers to pay up to an amount on the page People.
Order ID: ${orderId}
`,
  };
}
