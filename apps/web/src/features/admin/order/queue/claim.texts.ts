export const claim = 'Claim';
export const release = 'Release';
export const takeOver = 'Take over';
export const heldByNobodyYet = 'Nobody is working on this order yet.';
export const assign = 'Assign to…';
export const assignToOthers = 'Assign to others';
export const assignMany = (count: number) => `Assign ${count} orders to…`;
export const assignOrders = (count: number) => `Assign ${count} orders`;
export const assignOrder = (orderNumber: number) => `Assign order ${orderNumber}`;
export const assignTo = 'Assign to';
export const assignHint = 'Their queue then has it where “Held by” is “Me”.';
export const chooseAdmin = 'Choose an admin';
export const adminMissing = 'Please choose an admin!';
export const loadingAdmins = 'Loading the admins';
export const wasAssigned = (orderNumber: number, email: string) => `Order ${orderNumber} is assigned to ${email}.`;
export const wereAssigned = (count: number, email: string) => `${count} orders are assigned to ${email}.`;
export const someAreHeld = (count: number) =>
  `${count === 1 ? 'One of these orders is' : `${count} of these orders are`} held. Talk to each other first: they may be working on it at this moment.`;
export const tryAgain = 'Try again';
export const holder = 'Assigned to';
export const failureOf = (orderNumber: number, failure: string) => `Order ${orderNumber}: ${failure}`;
export const thisOrder = (orderNumber: number) => `order ${orderNumber}`;
// These sentences surround an e-mail address and a time, which have their own style.
export const youHoldSince = 'You have held this order since';
export const talkFirst = 'Talk to each other before you work on it.';
export const hasHeldSince = 'has held this order since';
export const mayBeWorking =
  'and may be working on it at this moment. Two people at one order may file a permit twice: talk to each other first.';
export const adminsNotLoaded = 'Who can take orders could not be loaded';
export const holderNotLoaded = 'Who works on this order could not be loaded.';
export const takeOverOrder = (orderNumber: number) => `Take over order ${orderNumber}?`;
