export const notLoaded = 'Whether payments need somebody could not be loaded.';
export const heading = (count: number) =>
  count === 1 ? '1 payment needs attention' : `${count} payments need attention`;
export const noAutomaticPayments = 'Nothing more is charged or refunded by itself.';
export const lookAtThem = (count: number) => (count === 1 ? 'Look at it' : 'Look at them');
export const drawerTitle = 'Payments that need attention';
export const whatToDo = 'What to do';
export const dealtWith = 'Mark as resolved';
export const wasDealtWith = 'The alert was marked as resolved.';
export const orderNumbered = (orderNumber: number) => `Order ${orderNumber}`;
export const openDispute = 'Open the dispute at the provider (new window)';
export const noneLeft = 'Nothing left to review.';
export const more = (count: number) => `${count} more are shown as these are resolved.`;

export const anomaly = 'A payment does not match our records';
export const stuck = 'A payment cannot be settled';
export const refundFailed = 'A refund has failed';
export const dispute = 'A charge is disputed';
export const misconfigured = 'The card provider rejects our requests';

export const anomalyToDo =
  'Find the payment at the card provider by the id above and compare it with the order. Refund there what we should not keep, or correct the order, and tell the carrier.';
export const stuckToDo =
  'Check whether the card provider is up and what it says about this payment. We ask again every 15 seconds, and it settles automatically as soon as an answer comes; until then, do not ask the carrier to pay another way.';
export const refundFailedToDo =
  'The carrier has not received the money. Ask how to pay them, then refund again on the order page, or pay them another way and add a note.';
export const disputeToDo =
  'Answer it at the card provider before its deadline, with the order, its permits and the receipt. Refund nothing here meanwhile: the carrier could get the money twice. If it is decided, there is nothing left to answer.';
export const misconfiguredToDo =
  'Check the keys of the card provider in the settings and the account at the provider. Nobody can pay until this is fixed.';
