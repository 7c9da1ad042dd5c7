export const paid = 'Paid';
/** Nothing of a refunded order is paid. */
export const charged = 'Charged';
export const paidInAll = 'Paid in all';
export const refunded = 'Refunded';
export const firstPayment = 'First payment';
export const date = 'Date';
export const receiptNumber = 'Receipt number';
export const name = 'Name';
export const email = 'Email';
export const phone = 'Phone';
export const address = 'Address';
export const billingDetails = 'Billing details';
export const deleteOrder = 'Delete order';
export const print = 'Print';
export const loadingTheOrder = 'Loading the order';
export const back = 'Back';
export const estimates =
  'Limits and fees are estimates for reference. The issued permit governs. Limits also depend on route, season, posted bridges and local roads.';
export const orderNumber = 'Order number';
export const orderId = 'Order ID';
export const orderTitle = 'Order title';
export const poNumber = 'PO / job number';
export const leaves = (departure: string) => `Leaves ${departure}`;
export const person = 'Person';
export const states = 'States';
export const created = 'Created';
export const lastChanged = 'Last changed';
export const companyName = 'Company name';
export const usdotNumber = 'Usdot number';
export const docketNumber = 'Docket number';
export const street = 'Street';
export const city = 'City';
export const state = 'State';
export const zip = 'Zip';
export const country = 'Country';
export const basicDetails = 'Basic details';
export const company = 'Company';
export const noCompanyIsChosen = 'No company selected yet.';
export const provisionsPdf = 'provisions, PDF';
export const returnTrip = 'Return trip';
export const returnTripNotMade = 'The return trip could not be made.';
export const packet = 'Driver packet';
export const packetNote = 'A link for the cab, without sign-in';
export const provisions = 'Provisions';
export const provisionsIntro =
  'Limits, fee, escorts, travel restrictions and the permit office of each state, as a PDF.';
export const history = 'History';
export const whyItWasRefused = 'Why it was refused';
export const fixAndResubmit = 'Fix and resubmit';
export const takeDaysFor = (days: string, state: string) => `Take ${days} for ${state}`;
export const takeDays = (days: string) => `Take ${days}`;
export const permits = 'Permits';
export const noPermitsYet = 'No permits yet.';
export const orderTotal = 'Order total';
export const orderHeading = (orderNumber: number) => `Order ${orderNumber}`;
export const fixAndResubmitOf = (state: string, unit: number) => `Fix and resubmit: ${state}, unit ${unit}`;

export const differencesPaid = 'Differences paid';
export const cardEndingIn = (brand: string, last4: string) => `${brand} ending in ${last4}`;

export const receiptOf = (number: string) => `receipt ${number}`;
export const creditNoteOf = (number: string) => `credit note ${number}`;
export const refunds = 'Refunds';
export const amountTo = (amount: string, card: string) => `${amount} to ${card}`;

export const differencePaid = 'The difference is paid';
export const receiptComes = 'We will e-mail the receipt.';
export const reasonNotLoaded = 'Why it was rejected could not be loaded.';
export const moneyNotLoaded = 'What happens to your money could not be loaded.';
export const askNotLoaded = 'Whether somebody asks you to pay could not be loaded.';
export const waitsNotLoaded = 'When your permits come could not be loaded.';
export const notLoaded = 'could not be loaded';
export const balanceNotLoaded = 'We could not look for what is still to pay';
export const differenceToBePaid = (facts: string) => `${facts} to be paid.`;
export const payDifference = (amount: string) => `Pay ${amount}`;

export const startDate = 'Start date';
export const endDate = 'End date';
export const fixAndSendAgain = 'Fix and send again';
export const fixAndSendAgainOf = (orderNumber: number) => `Fix and send again: order ${orderNumber}`;
export const sendAgain = 'Send again';
export const orderSentAgain = (orderNumber: number) => `Order ${orderNumber} has been sent again.`;
export const sendAgainIntro =
  'Sending it again charges nothing. What you paid and we have not refunded stays with the order; if something refunded must be paid again, we ask you first. If the load, a vehicle or a place is wrong, send it again and then correct it with “Change or cancel”, which names the price first.';
export const resubmitPermit = 'Resubmit permit';
export const fixIntro =
  'We charge nothing more. If something is wrong with the load itself, “Change or cancel” on the order changes it and names the price first.';
export const mendDays =
  'Send a refused permit again for days that meet the others, or change the days of one of them with “Change or cancel”.';
export const sendDespiteDays = 'Send it with these days. I know that the load cannot travel on them.';
export const daysToConfirm = 'Change the days, or confirm that you know that they do not meet.';
export const origin = 'Origin';
export const destination = 'Destination';
export const comment = 'Comment';
export const yourAnswer = 'Your answer';
export const answerHint =
  'For the clerk who files the permit again: what you changed, or why the state should approve it.';
export const townOrPoint = 'A town such as Amarillo, TX, or latitude, longitude';
export const askedAgain = (state: string, unit: number) =>
  `The ${state} permit for unit ${unit} has been requested again.`;
export const notAPlace =
  'We do not know this place. Enter a town with its state, such as Amarillo, TX, or a latitude and longitude.';
export const severalPlaces = (towns: string) => `There are several: ${towns}. Enter one with its state.`;
export const permitsOfState = (state: string) => `Permits of ${state}`;
export const yourPermits = 'Your permits';
export const statusAndNext = 'Status and next step';
export const days = 'Days';
export const number = 'Number';
export const expectedOrIssued = 'Expected or issued';
export const issuedOn = (day: string) => `Issued ${day}`;
export const expectedBy = (day: string) => `Expected ${day}`;
export const fee = 'Fee';
export const pdf = 'PDF';
export const permitOfUnit = (state: string, unit: number) => `${state}, unit ${unit}`;
export const whyItWasRejected = 'Why it was rejected';
export const yourMoney = 'Your money';
export const questionForYou = 'We have a question for you';
export const answerTheQuestion = 'Answer the question';
export const stateFees = 'State fees';

export const whyItIsVoid = 'Why it is void';
export const voidNumber = (number: string) => `Permit number ${number}`;
