export const lessThanAMinute = 'less than 1 min';
export const tryAgain = 'Try again';
export const any = 'Any';
export const holderWords = { all: 'Anyone', free: 'Nobody', mine: 'Me', others: 'Others' };
export const state = 'State';
export const mark = 'Mark';
export const marks = 'Marks';
/** The letters are on the rows; the filter explains them. */
export const tagTexts = {
  waiting: { letters: 'W', word: 'Waiting for the carrier' },
  'carrier-wrote': { letters: 'A', word: 'Answer of the carrier' },
  superload: { letters: 'S', word: 'Superload' },
  'change-asked': { letters: 'D', word: 'Change asked of the state' },
  resubmitted: { letters: 'R', word: 'Resubmitted' },
  changed: { letters: 'C', word: 'Changed' },
  'fee-difference': { letters: '$', word: 'Fee difference' },
  phone: { letters: 'P', word: 'Phone order' },
  late: { letters: 'L', word: 'Later than the carrier was told' },
};
export const tagOption = ({ letters, word }: { letters: string; word: string }) => `${letters}: ${word}`;
export const columnLabels = {
  fileBy: 'File by',
  firstDay: 'Leaves',
  paidAt: 'Waiting',
  company: 'Company',
  statesLeft: 'States',
};
export const sortLabels = {
  fileBy: 'File by',
  firstDay: 'Departure',
  paidAt: 'Payment',
  statesLeft: 'States left',
  company: 'Company',
};
export const leavesToday = 'Leaves today';
export const leavesIn = (days: number) => `Leaves in ${days === 1 ? '1 day' : `${days} days`}`;
export const leftAgo = (days: number) => `Left ${days === 1 ? '1 day' : `${days} days`} ago`;
export const paidAt = (instant: string) => `Paid ${instant}`;
export const workQueue = 'Work queue';
export const showAllOrders = 'Show all orders';
export const noOrderFits = 'No matching orders';
export const noOrderIsFree = 'No order is free';
export const youHoldNoOrder = 'You hold no order';
export const nothingWaits = 'Nothing waits';
export const nothingWaitsHint = 'Orders appear here when they are paid and stay until they are decided.';
export const permits = 'Permits';
export const searchTheQueue = 'Search the queue';
export const accountDeleted = 'Account deleted';
export const nobody = 'Nobody';
export const you = 'You';
export const order = 'Order';
export const choose = 'Choose';
export const chooseOrder = (orderNumber: number) => `Choose order ${orderNumber}`;
export const total = 'Total';
export const heldBy = 'Held by';
export const queueCaption = 'Waiting orders';
export const daysAndHours = (days: number, hours: number) =>
  `${days === 1 ? '1 day' : `${days} days`}${hours > 0 ? `, ${hours} h` : ''}`;
export const hoursAndMinutes = (hours: number, minutes: number) => `${hours} h${minutes > 0 ? `, ${minutes} min` : ''}`;
export const minutesOnly = (minutes: number) => `${minutes} min`;
export const notRefreshed = (time: string) => `The queue could not be refreshed. Last update: ${time}.`;
export const freshAt = (time: string) => `Updated at ${time}.`;
export const nothingFound = (search: string) =>
  `No waiting orders were found for “${search}”. Search by a number, company, e-mail, plate or VIN.`;
export const ordersWait = (count: number) => (count === 1 ? '1 order waits.' : `${count} orders wait.`);
export const shouldHaveLeft = (count: number) =>
  `${count === 1 ? '1 of them' : `${count} of them`} should have left already: at the end of the list.`;
export const fileByDay = (day: string) => `Its next permit has to be filed, or there, by ${day}`;
export const today = 'Today';
export const legend = 'What the marks mean';
export const leaves = (departure: string) => `Leaves ${departure}`;
export const issuedOf = (issued: number, all: number) => `${issued} of ${all} issued`;
export const heldFor = (time: string) => `for ${time}`;

export const approvedMeanwhile = 'Approved meanwhile';
export const refundedMeanwhile = 'Refunded meanwhile';
export const rejectedMeanwhile = 'Rejected meanwhile';
export const yoursNow = 'Yours now';
export const claimedMeanwhile = 'Claimed meanwhile';
export const takenOverMeanwhile = 'Taken over meanwhile';
export const releasedMeanwhile = 'Released meanwhile';
export const queueChanged = 'The queue has changed, show';
export const newOrders = (count: number) => `${count === 1 ? '1 new order' : `${count} new orders`}, show`;

export const claimKey = 'Claim the order, release it or take it over';
export const fileKey = 'File the permits of the order';
export const issueKey = 'Issue the permits of the order';
export const noOtherOrder = 'No other order in the queue is waiting for you.';
export const nextNotFound = 'The next order could not be loaded';
export const nextKey = 'Open the next order that no other admin holds';
export const startPhoneOrder = 'Start a phone order';
