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
export const showAllUsers = 'Show all users';
export const loadingTheUser = 'Loading the carrier';
export const backToTheUser = 'Back to the carrier’s orders';
export const noSuchUser = 'No such carrier';
export const noSuchUserHint = 'The account does not exist, is deleted, or is an admin’s.';
export const workingFor = (name: string) => `You are entering an order for ${name}`;
export const workingForHint =
  'Every change is saved to the carrier’s drafts, and is in the audit log with your name. Only the carrier can review and pay.';
export const ownerReviewed = 'The carrier has reviewed the order. Only the carrier can pay it.';
export const noSuchOrder = 'No phone order';
export const notEditable = 'This order cannot be changed for the carrier';
export const notEditableHint =
  'It is paid, deleted, or the carrier began it. Only a draft that an admin began can be changed here.';
export const showTheOrders = 'Show the carrier’s orders';
