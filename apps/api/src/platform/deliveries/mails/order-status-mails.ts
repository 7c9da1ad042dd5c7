import { stateName, type StateCode } from '@wideload/domain';
import { formatDay } from './format-day.ts';

export type OrderMoved = {
  orderNumber: number;
  orderId: string;
  title: string;
  /** The admin's own words; may be empty. */
  comment: string;
  link: string;
  /** All that was paid for it went back. */
  isRefunded?: boolean;
};

export function formatOrder({ orderNumber, title }: OrderMoved): string {
  return title === '' ? `Order ${orderNumber}` : `Order ${orderNumber} (${title})`;
}

export type ApprovedPermit = {
  state: StateCode;
  /** Counted from 1. */
  unit: number;
  stateNumber: string;
  validFrom: string | null;
  validTo: string | null;
  /** Its last day was over when the order was approved. */
  isExpired: boolean;
};

/** `permits` has the issued ones; absent in mails of older versions. */
export type OrderApproved = OrderMoved & { permits?: readonly ApprovedPermit[] };

function formatPermit({ state, unit, stateNumber, validFrom, validTo, isExpired }: ApprovedPermit): string {
  const name = `- ${stateName(state)}, unit ${unit}: number ${stateNumber}`;
  if (isExpired) return `${name}, expired on ${formatDay(validTo)}. Do not travel with it.`;
  return `${name}, valid from ${formatDay(validFrom)} to ${formatDay(validTo)}`;
}

const carry = 'Carry each permit in the truck while it is valid, and follow the route and conditions on it.\n';

export function renderOrderApprovedMail(order: OrderApproved) {
  const { permits = [] } = order;
  const isOver = permits.length > 0 && permits.every(({ isExpired }) => isExpired);
  const list = permits.length === 0 ? '' : `${permits.map(formatPermit).join('\n')}\n\n`;
  return {
    subject: isOver
      ? `Order ${order.orderNumber} is approved: its permits have expired`
      : `Order ${order.orderNumber} is approved: your permits are ready`,
    text: `${formatOrder(order)} is approved.

${order.comment === '' ? '' : `${order.comment}\n\n`}${list}Download each issued permit here: ${order.link}

${isOver ? '' : carry}Order ID: ${order.orderId}
`,
  };
}

/** `money` says what happens to it, one sentence each; absent in mails of older versions. */
export type OrderRejected = OrderMoved & { money?: readonly string[] };

export function renderOrderRejectedMail(order: OrderRejected) {
  const { money = [] } = order;
  return {
    subject: `Order ${order.orderNumber} was rejected`,
    text: `${formatOrder(order)} was rejected.

${order.comment === '' ? '' : `${order.comment}\n\n`}${money.length === 0 ? '' : `Your money: ${money.join('\n')}\n\n`}Open the order to see what you can do next: ${order.link}
Order ID: ${order.orderId}
`,
  };
}

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
