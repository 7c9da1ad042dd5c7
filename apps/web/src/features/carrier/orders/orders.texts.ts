export const orderAgain = 'Order again';
export const customer = 'Customer';
export const email = 'Email';
export const phone = 'Phone';
export const company = 'Company';
export const states = 'States';
export const unitsAndPermits = 'Units and permits';
export const created = 'Created';
export const totalSoFar = 'Total so far';
export const total = 'Total';
export const remove = 'Delete';
export const orderList = 'Order List';
export const searchByOrderId = 'Search by order id';
export const searchHint = 'Or by title, company, states such as TX OK, PO, permit, plate';
export const continueAt = (step: string) => `Continue at ${step}`;
/** Follows a button's label for screen readers. */
export const thisOrder = (orderNumber: number) => `order ${orderNumber}`;
export const orderHeading = (orderNumber: number) => `Order ${orderNumber}`;
export const unitsOf = (count: number) => (count === 1 ? '1 unit' : `${count} units`);
export const permitsOf = (count: number) => (count === 1 ? '1 permit' : `${count} permits`);

type Company = { name: string; city: string; state: string; dotNumber: string };

export const companyLine = ({ name, city, state, dotNumber }: Company) =>
  `${name}, ${city}, ${state} (USDOT ${dotNumber})`;

export const checkConnection = 'Check your connection and try again.';
export const orderNotCopied = (orderNumber: number) => `Order ${orderNumber} could not be copied.`;

export const paidMeanwhile = 'This order has been paid in the meantime. It is no longer a draft and cannot be deleted.';
export const paymentInProgress = 'A payment for this order is in progress. Wait until it is settled, then try again.';
export const deleteOrder = 'Delete order';
export const orderWasDeleted = (orderNumber: number) => `Order ${orderNumber} was deleted.`;
export const deleteOrderNumber = (orderNumber: number) => `Delete order ${orderNumber}?`;
export const draftIsDeleted = (title: string) =>
  `The draft ${title === '' ? '' : `“${title}” `}is deleted with everything you entered in it. This cannot be undone.`;

export const youAreOffline = 'You are offline';
export const keptOfflineOn = (day: string) =>
  `This was saved on this device on ${day}. You can read the last 20 orders and their documents; the rest waits until you are back online.`;

export const showAllOrders = 'Show all orders';
export const nextLoad = 'Next load';
export const nextLoadNotMade = 'The next load could not be started.';
export const orderAgainNumber = (orderNumber: number) => `Order ${orderNumber} again`;
export const sameTrip = (last: string) => `The same trip as on ${last}. Its permits get new days.`;

export const ownOrders = 'Your orders';
export const order = 'Order';
export const status = 'Status';
export const tripAndStates = 'Trip and states';
export const actions = 'Actions';
export const wayBetween = (from: string, to: string) => `${from} – ${to}`;
export const leaves = (departure: string) => `Leaves ${departure}`;
export const trip = 'Trip';
export const soFar = 'so far';
/** Beside the status, in a narrow column. */
export const issuedInBrief = (issued: number, all: number) => `${issued} of ${all} issued`;
export const issuedOf = (issued: number, all: number) =>
  `${issued} of ${all} ${all === 1 ? 'permit' : 'permits'} issued`;
export const continueDraft = 'Continue';
/** Follows "Continue" for screen readers. */
export const thisDraftAt = (orderNumber: number, step: string) => `draft ${orderNumber} at ${step}`;

export const noOrderFits = 'No matching orders';
export const noOrdersYet = 'No orders yet';
export const newOrder = 'New order';
export const noOrdersHint =
  'Your orders appear here as soon as you start one, drafts included. Set up these three first, or as you go:';
export const setUpNotLoaded = 'What is set up could not be loaded.';
export const setUpCompany = 'Add your company';
export const setUpTruck = 'Add a truck';
export const setUpTrailer = 'Add a trailer';
export const isSetUp = 'done';
/** `status` is the label of the status that the list is filtered by. */
export const nothingFound = (search: string, status: string | undefined) =>
  `Nothing ${status === undefined ? '' : `that is ${status} `}was found for “${search}”. Search by a word of the title or company, states such as TX OK, a phone, PO / job, permit, plate, VIN or unit number, a whole order number, or the beginning of an order ID.`;
export const noOrderIs = (status: string) => `No orders are ${status}`;
export const waitsForAnswer = 'We need your answer';
export const permitRefused = 'A permit was refused';
export const differenceToPay = 'A difference is to be paid';
export const late = (states: string) => `Later than usual: ${states}`;
export const permitEnds = 'A permit ends or has ended';
export const needsYou = 'Needs you';
export const nothingNeedsYou = 'No order needs you';
export const leavesColumn = 'Leaves';
export const rejectedBecause = 'Rejected:';
export const refusedBy = (state: string) => `${state} refused:`;
