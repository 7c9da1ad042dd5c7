export const startPhoneOrder = 'Start a phone order';
export const forWhom = 'For which carrier?';
export const chooseHint = 'The order becomes a draft of the carrier, who reviews and pays it.';
export const searchCarriers = 'Search by name, email, company, USDOT or docket number, or phone';
export const companies = 'Companies';
export const email = 'Email';
export const name = 'Name';
export const phone = 'Phone';
export const nobodyFound = (search: string) => `No carrier was found for “${search}”.`;
export const noUsers = 'No users yet';
export const newCarrier = 'New carrier';
export const spellEmail = 'Spell it back to the caller: the link to choose a password and to pay goes there.';
export const createAndStart = 'Create the account and start';
export const carrierMade = (email: string) => `The account for ${email} was created.`;
export const firstName = 'First name';
export const lastName = 'Last name';
export const showAllUsers = 'Show all users';
export const loadingTheUser = 'Loading the carrier';
export const backToTheUser = 'Back to the carrier’s orders';
export const noSuchUser = 'No such carrier';
export const noSuchUserHint = 'The account does not exist, is deleted, or is an admin’s.';
export const workingFor = (name: string) => `You are entering an order for ${name}`;
export const workingForHint =
  'Every change is saved to the carrier’s drafts, and is in the audit log with your name. Only the carrier can review and pay.';
export const handOverTitle = (name: string) => `Hand the order over to ${name}?`;
export const handOverMeans = (email: string, total: string) =>
  `A notification and an e-mail to ${email} say that the order is ready, with the link to review it and pay ${total}. You can still change it until it is paid.`;
export const handOver = 'Hand over';
export const isHandedOver = (name: string) => `Handed over: ${name} was notified.`;
export const ownerReviewed = 'The carrier has reviewed the order. Only the carrier can pay it.';
export const noSuchOrder = 'No phone order';
export const notEditable = 'This order cannot be changed for the carrier';
export const notEditableHint =
  'It is paid, deleted, or the carrier began it. Only a draft that an admin began can be changed here.';
export const showTheOrders = 'Show the carrier’s orders';
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
