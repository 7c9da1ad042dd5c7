/** The queue of orders that wait for an admin. */

export const lessThanAMinute = 'less than 1 min';
export const tryAgain = 'Try again';
export const all = 'All';
export const heldByNobody = 'Held by nobody';
export const heldByMe = 'Held by me';
export const filterByHolder = 'Filter by holder';
export const permitsList = 'Permits List';
export const workQueue = 'Work queue';
export const showAllOrders = 'Show all orders';
export const noOrderFits = 'No order fits';
export const noOrderIsFree = 'No order is free';
export const youHoldNoOrder = 'You hold no order';
export const nothingWaits = 'Nothing waits';
export const nothingWaitsHint = 'Orders stand here from their payment until they are decided.';
export const permits = 'Permits';
export const searchByOrderIdOrEmail = 'Search by order id or email';
export const accountDeleted = 'Account deleted';
export const nobody = 'Nobody';
export const you = 'You';
export const resubmitted = 'Resubmitted';
export const order = 'Order';
export const waitingFor = 'Waiting for';
export const customer = 'Customer';
export const states = 'States';
export const total = 'Total';
export const heldBy = 'Held by';
export const queueCaption = 'Orders that wait, the longest waiting first';
export const actions = 'Actions';
export const daysAndHours = (days: number, hours: number) =>
  `${days === 1 ? '1 day' : `${days} days`}${hours > 0 ? `, ${hours} h` : ''}`;
export const hoursAndMinutes = (hours: number, minutes: number) => `${hours} h${minutes > 0 ? `, ${minutes} min` : ''}`;
export const minutesOnly = (minutes: number) => `${minutes} min`;
export const notRefreshed = (time: string) => `The queue could not be refreshed: it stands as at ${time}.`;
export const freshAt = (time: string) => `As at ${time}. Refreshes itself.`;
export const nothingFound = (search: string) =>
  `Nothing that waits was found for “${search}”. Search by a whole order number, the beginning of an order ID, or a part of the customer's e-mail.`;
export const ordersWait = (count: number) => (count === 1 ? '1 order waits.' : `${count} orders wait.`);
export const filedCount = (count: number) => `${count} filed`;
export const refusedCount = (count: number) => `${count} refused`;
export const issuedOf = (issued: number, all: number) => `${issued} of ${all} issued`;
export const heldFor = (time: string) => `for ${time}`;
