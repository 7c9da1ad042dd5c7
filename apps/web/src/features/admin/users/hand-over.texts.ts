export const handOverTitle = (name: string) => `Hand the order over to ${name}?`;
export const handOverMeans = (email: string, total: string) =>
  `A notification and an e-mail to ${email} say that the order is ready, with the link to review it and pay ${total}. You can still change it until it is paid.`;
export const handOver = 'Hand over';
export const isHandedOver = (name: string) => `Handed over: ${name} was notified.`;
type NamedCard = { brand: string; last4: string };
export const hasAgreed = ({ brand, last4 }: NamedCard, limit: string) =>
  `Or charge it now: the carrier has agreed that ${brand} ending in ${last4} is charged up to ${limit} for an order by phone. Read the order to the carrier first.`;
export const agreementNotRead = 'We could not read whether a card may be charged';
export const isAboveLimit = ({ brand, last4 }: NamedCard, limit: string) =>
  `The carrier has agreed to charges of ${brand} ending in ${last4} up to ${limit}, and this order costs more.`;
export const chargeNow = (total: string) => `Charge ${total}`;
export const isCharged = (total: string) =>
  `Charged ${total}: the order is in the queue, and the carrier gets the receipt.`;
export const isProcessing = 'The bank has not answered yet. The order moves to the queue as soon as it has.';
export const isDeclined = (message: string) =>
  `The card was not charged: ${message} Hand the order over, and the carrier pays it.`;
