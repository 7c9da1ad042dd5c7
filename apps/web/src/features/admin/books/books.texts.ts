import { formatZoneName } from '@wideload/domain';

export const books = 'Books';
export const dashboard = 'Dashboard';
export const payouts = 'Payouts';
export const payoutsIntro =
  'What the payment provider sent to the bank. Each payout is compared with its lines: payments, refunds and disputes, less fees.';
export const loadingPayouts = 'Loading the payouts';
export const noPayouts = 'No payouts yet';
export const firstPayout = 'The provider pays out a payment about two days after it was made.';
export const arrives = 'At the bank';
export const amount = 'Amount';
export const status = 'Status';
export const check = 'Lines';
export const statuses = {
  pending: 'Pending',
  in_transit: 'On its way',
  paid: 'Paid',
  failed: 'Failed',
  canceled: 'Canceled',
} as const;
export const failedBecause = (why: string) => `The bank returned it: ${why}`;
export const addsUp = 'Adds up';
export const differsBy = (amount: string) => `Differs by ${amount}`;
export const notListedYet = 'Not listed yet';
export const notListed = 'A manual payout: the provider does not say what is in it';
export const payoutOf = (amount: string) => `Payout of ${amount}`;
export const allPayouts = 'Back to all payouts';
export const bankLine = 'The bank’s line';
export const sumOfLines = 'Sum of the lines';
export const lines = 'Lines of the payout';
export const day = 'Day';
export const order = 'Order';
export const kind = 'Kind';
export const fee = 'Fee';
export const net = 'Net';
export const noOrder = 'Of the account';
export const categories: Readonly<Record<string, string>> = {
  charge: 'Payment',
  refund: 'Refund',
  refund_failure: 'Refund returned',
  dispute: 'Dispute',
  dispute_reversal: 'Dispute won',
  payout_reversal: 'Payout returned',
  fee: 'Provider’s fee',
};

export const closeMonths = 'Close a month';
export const booksIntro =
  'A closed month keeps its file. What comes later, such as a refund, is in the file of the month that is closed next.';
export const zone = (timeZone: string) => `Months end at midnight, ${formatZoneName(timeZone)}.`;
export const loadingBooks = 'Loading the books';
export const nothingBooked = 'Nothing is booked yet';
export const firstEntry = 'The books begin with the first payment.';
export const nextMonth = (month: string) => `Next: ${month}`;
export const entries = 'Entries';
export const total = 'Total';
export const notOver = (month: string) => `${month} is not over yet. These are the sums until now.`;
export const earlier = (count: number) =>
  count === 1
    ? '1 entry is of an earlier month that was closed before it came.'
    : `${count} entries are of earlier months that were closed before they came.`;
export const close = (month: string) => `Close ${month}`;
export const closeQuestion = (month: string) => `Close ${month}?`;
export const closing = (entries: number, total: string) =>
  `${entries === 1 ? '1 entry' : `${entries} entries`} with a total of ${total}. Only the month that was closed last can be reopened, with a reason and a second person.`;
export const closeMonth = 'Close month';
export const closeAllTheSame = 'Close all the same';
export const openFees = (count: number) =>
  count === 1 ? '1 fee difference is open' : `${count} fee differences are open`;
export const lookAtFees = 'Look at the open fee differences';
export const closedDone = (month: string) => `${month} is closed`;
export const closedMonths = 'Closed months';
export const noneClosed = 'No month is closed yet.';
export const month = 'Month';
export const closedOn = 'Closed';
export const by = (email: string) => `by ${email}`;
export const file = 'File';
export const download = (month: string) => `Download ${month}`;
export const reopen = (month: string) => `Reopen ${month}`;
export const reopenQuestion = (month: string) => `Reopen ${month}?`;
export const reopenMonth = 'Reopen month';
export const reopening =
  'Its entries are open again, and what came late joins them. Receipts keep their numbers. Statements say that the month is not closed until you close it again, with a new file. The file of today stays under Reopened months.';
export const reason = 'Reason';
export const reasonMissing = 'Please input the reason!';
export const reopenedDone = (month: string) => `${month} is open again`;
export const reopenedMonths = 'Reopened months';
export const reopenedOn = 'Reopened';
export const downloadReopened = (month: string) => `Download ${month} as it was`;
export const kinds = {
  charge: 'Payments',
  adjustment: 'Adjustments',
  refund: 'Refunds',
  'refund-failed': 'Refunds returned',
  dispute: 'Disputes withdrawn',
  'dispute-reinstated': 'Disputes given back',
  'dispute-fee': 'Dispute fees',
  'provider-fee': 'Provider fees',
  'state-fee': 'State fees',
} as const;
