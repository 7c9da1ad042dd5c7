import { stateName, type StateCode } from '@wideload/domain';
import { formatDay } from './format-day.ts';
import { formatOrder, type OrderMoved } from './order-moved.ts';

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
