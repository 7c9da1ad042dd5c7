export const heading = (count: number) =>
  count === 1 ? '1 payment needs a person' : `${count} payments need a person`;
export const standing = 'Nothing more is charged or refunded by itself.';
export const lookAtThem = (count: number) => (count === 1 ? 'Look at it' : 'Look at them');
export const drawerTitle = 'Payments that need a person';
export const whatToDo = 'What to do';
export const dealtWith = 'Mark as dealt with';
export const wasDealtWith = 'The alert was marked as dealt with.';
export const orderNumbered = (orderNumber: number) => `Order ${orderNumber}`;
export const noneLeft = 'Nothing is left to look at.';
export const more = (count: number) => `${count} more are shown as these are dealt with.`;

export const anomaly = 'A payment is not what it should be';
export const stuck = 'A payment cannot be settled';
export const refundFailed = 'A refund has failed';
export const dispute = 'A charge is disputed';
export const misconfigured = 'The card provider refuses us';

export const anomalyToDo =
  'Find the payment at the card provider by the id above and compare it with the order. Refund there what is not ours to keep, or set the order right, and tell the carrier.';
export const stuckToDo =
  'Look whether the card provider can be reached, and what it says of this payment. It is asked again every 15 seconds and settles by itself as soon as an answer comes; until then do not ask the carrier to pay in another way.';
export const refundFailedToDo =
  'The carrier has not got the money back. Ask how it can reach them, then refund again on the page of the order, or pay it back outside of it and write that down as a note.';
export const disputeToDo =
  'Answer it at the card provider before its deadline, with the order, its permits and the receipt. Refund nothing here meanwhile: the carrier could get the money twice.';
export const misconfiguredToDo =
  'Check the keys of the card provider in the settings and the account at the provider. Nobody can pay until that is put right.';
