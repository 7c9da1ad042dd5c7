import type { RecipientEvent } from '@wideload/contract';
import { stateName, type StateCode } from '@wideload/domain';

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
