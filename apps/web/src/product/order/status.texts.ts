export const you = 'You';
export const wideloadPayment = 'Wideload (payment)';
export const paidBy = (name: string) => `${name} (payment)`;
export const deletedPerson = 'A person who is no longer here';
export const wideload = 'Wideload';
export const orderStarted = 'Order started';
export const orderPaid = 'Order paid';
export const unitsChanged = 'Units changed';
export const sheetFilled = 'Details for state forms added';
export const orderChanged = 'Order changed';
export const daysChecked = 'Days of permits';
export const warned = 'Warning about the trip';
export const moneyMoved = 'Payment or refund';
export const messageSent = 'Message sent';
export const poNumberChanged = 'PO / job number changed';
export const draftNext =
  'Nothing has been ordered yet. Pick up where you left off; we start work as soon as the order is paid.';
export const pendingNext =
  'Paid. A representative is now filing your permits with each state and will contact you if a state asks for more. We notify you as soon as the status changes.';
export const refunded = 'Refunded';
export const refundedNext =
  'All that you paid went back to your card, or is on its way there. We do not work on this order: nothing more of it is filed.';
export const approvedNext =
  'The permits are issued. Carry them in the truck, and follow the route and provisions on each one.';
export const rejectedNext =
  'We cannot file the order as it is. Read our reason, put it right and send the order again: that costs nothing more.';
export const requested = 'Requested';
export const filed = 'Filed';
export const issued = 'Issued';
export const refused = 'Refused';
export const permitMoved = ({ state, unit }: { state: string; unit: number }, status: string) =>
  `${state}, unit ${unit}: ${status}`;
export const movedFrom = (before: string, status: string) => `${status} (was ${before})`;
export const endsToday = 'Ends today';
export const expired = 'Expired';
export const voided = 'Voided';
export const permitChanged = ({ state, unit }: { state: string; unit: number }) => `${state}, unit ${unit}: changed`;

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
export const paymentAsked = 'An owner is asked to pay';
export const handedOver = 'Ready to review and pay';
/** The admin's name is empty where the account has none. */
export const startedBy = (name: string, company: string) =>
  name === '' ? `Started by ${company}` : `Started by ${name} of ${company}`;
