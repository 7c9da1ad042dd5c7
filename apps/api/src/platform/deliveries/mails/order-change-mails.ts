import type { RecipientEvent } from '@wideload/contract';
import { stateName, type StateCode } from '@wideload/domain';
import { formatOrder, type OrderMoved } from './order-status-mails.ts';

/** `lines` has each difference, the price last. */
type OrderChanged = OrderMoved & { lines: readonly string[] };

export function renderOrderChangedMail(order: OrderChanged) {
  return {
    subject: `Order ${order.orderNumber} was changed`,
    text: `We changed the units of ${formatOrder(order)}.

${order.comment === '' ? '' : `${order.comment}\n\n`}${order.lines.map((line) => `- ${line}`).join('\n')}

See the order here: ${order.link}
If anything is wrong, reply to this email.
Order ID: ${order.orderId}
`,
  };
}

export type OrderHandedOver = {
  orderId: string;
  orderNumber: number;
  title: string;
  total: string;
  link: string;
  /** The e-mail of an account whose owner has not chosen a password yet. */
  newAccount?: string;
};

const choosePassword = (email: string) => `
You have no password yet: where you sign in, press “Forgot your password?” and enter ${email}. We send you a link to choose one.
`;

export function renderOrderHandedOverMail(order: OrderHandedOver) {
  const { orderId, orderNumber, title, total, link, newAccount } = order;
  return {
    subject: `Order ${orderNumber} is ready to review and pay`,
    text: `We entered order ${orderNumber}${title === '' ? '' : ` (${title})`} for you, as you asked us to on the phone. The total is ${total}.

Review it and pay here: ${link}
${newAccount === undefined ? '' : choosePassword(newAccount)}
We start on your permits once you have paid. If anything is wrong, change it in the order or reply to this email.
Order ID: ${orderId}
`,
  };
}

export type OrderNewsMail = {
  orderId: string;
  orderNumber: number;
  recipientId: string;
  /** The account's name for the recipient. */
  name: string;
  carrier: string;
  event: RecipientEvent;
  permit?: { state: StateCode; unit: number };
  /** The link to the packet, added at sending; empty where there is nothing to open. */
  address?: string;
};

const done: Record<RecipientEvent, string> = {
  'order.paid': 'is placed',
  'permit.issued': 'is issued',
  'permit.refused': 'is refused',
  'permit.amended': 'is amended: do not use the one before',
  'permit.voided': 'is void: do not use it',
  'permit.expiring': 'ends within two days',
};

function say({ orderNumber, event, permit }: OrderNewsMail): string {
  if (permit === undefined) return `order ${orderNumber} ${done[event]}`;
  return `the permit of ${stateName(permit.state)} for order ${orderNumber} ${done[event]}`;
}

export function renderOrderNewsMail(news: OrderNewsMail) {
  const { carrier, address = '' } = news;
  return {
    subject: `${carrier}: ${say(news)}`,
    text: `${carrier}: ${say(news)}.
${address === '' ? '' : `\nThe permits, without an account: ${address}\n`}`,
  };
}

export const renderOrderNewsText = (news: OrderNewsMail) =>
  `${news.carrier}: ${say(news)}. ${news.address ?? ''}`.trimEnd();
