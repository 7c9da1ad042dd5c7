export const you = 'You';
export const wideloadPayment = 'Wideload (payment)';
export const wideload = 'Wideload';
export const orderBegun = 'Order started';
export const orderPaid = 'Order paid';
export const unitsChanged = 'Units changed';
export const moneyMoved = 'Payment or refund';
export const messageSent = 'Message sent';
export const poNumberChanged = 'PO / job number changed';
export const draftNext =
  'Nothing has been ordered yet. Pick up where you left off; we start work as soon as the order is paid.';
export const pendingNext =
  'Paid. A representative is now filing your permits with each state and will contact you if a state asks for more. We notify you as soon as the status changes.';
export const approvedNext =
  'The permits are issued. Carry them in the truck, and follow the route and provisions on each one.';
export const aheadOrderNext =
  'The permits are issued. Do not travel before the first day of each one, and follow its route and provisions.';
export const partlyExpiredNext =
  'Some of the permits have expired. Carry only those that are still valid, and follow the route and provisions on each one.';
export const expiredOrderNext = 'The permits have expired. Do not travel with them.';
export const rejectedNext =
  'We cannot file the order as it is. A representative will contact you about why and what comes next.';
export const requested = 'Requested';
export const filed = 'Filed';
export const issued = 'Issued';
export const refused = 'Refused';
export const haltedNext = 'Nothing more happens to it: the order was rejected.';
export const permitMoved = ({ state, unit }: { state: string; unit: number }, status: string) =>
  `${state}, unit ${unit}: ${status}`;
export const movedFrom = (before: string, status: string) => `${status} (was ${before})`;
export const requestedNext = (state: string) =>
  `A representative files this permit with ${state} next, and contacts you if anything is missing.`;
export const filedNext = (state: string) => `${state} is working on it. We notify you as soon as the state answers.`;
export const issuedNext = (state: string) => `Carry this permit in the truck the whole time you are in ${state}.`;
export const aheadNext = (state: string, first: string) =>
  `Valid from ${first}. Do not travel in ${state} before that day.`;
export const endsToday = 'Ends today';
export const endsTodayNext = (state: string) =>
  `This is its last day. Carry this permit in the truck, and be out of ${state} before the day ends.`;
export const expired = 'Expired';
export const expiredNext = (state: string, last: string) =>
  `It was valid until ${last}. Do not travel in ${state} with it.`;
export const voided = 'Voided';
export const voidedNext = (state: string) => `This permit is void: do not use it in ${state}.`;
export const permitChanged = ({ state, unit }: { state: string; unit: number }) => `${state}, unit ${unit}: changed`;
export const refusedNext = (state: string) => `${state} refused this permit.`;

export const refundRequested = 'Requested';
export const refundRequestedNext = 'We are sending it to the card’s bank.';
export const refundPending = 'In progress';
export const refundPendingNext = 'The card’s bank is working on it.';
export const refundSucceeded = 'Refunded';
export const refundSucceededNext = 'Banks take 5 to 10 business days to show it.';
export const refundFailed = 'Did not arrive';
export const refundFailedNext =
  'The money did not reach the card. A representative will contact you about another way to pay you back.';
export const refundCanceled = 'Canceled';
export const refundCanceledNext = 'Nothing was refunded. Contact us if you were expecting a refund.';
export const theCardThatPaid = 'the card that paid';
export const cardEndingIn = (brand: string, last4: string) => `${brand} ending in ${last4}`;

export const draft = 'Draft';
export const pending = 'Pending';
export const approved = 'Approved';
export const rejected = 'Rejected';
export const all = 'All';
export const filterByStatus = 'Filter by status';
export const handedOver = 'Ready to review and pay';
/** The admin's name is empty where the account has none. */
export const startedBy = (name: string, company: string) =>
  name === '' ? `Started by ${company}` : `Started by ${name} of ${company}`;
