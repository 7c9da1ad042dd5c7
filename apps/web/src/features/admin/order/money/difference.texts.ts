export const paidTooLittle = 'The carrier has paid too little';
export const paidTooMuch = 'The carrier has paid too much';
export const refundedBelow = 'Refunds have left less than the order costs';
export const nothingIsDue = 'Nothing is due anymore';
export const requestStillOpen =
  'A request for the difference is still open. The carrier cannot pay it as long as nothing is due.';
export const tooSmall = 'Less than 50 cents cannot be charged by card.';
export const isCharging = 'A charge is in progress, or is waiting for the carrier’s bank. The result appears below.';
export const notAskedYet = 'A charge was started but did not go through. Charge again, or ask the carrier.';
export const askedSince = 'The carrier was asked to pay it on';
export const nobodyLeft = 'The account of the carrier is deleted: nobody can be charged or asked.';
export const askTheCarrier = 'Ask the carrier to pay';
export const withdrawRequest = 'Withdraw the request';
export const refundDifference = 'Refund the difference';
export const withdraw = 'Withdraw';
export const withdrawHint = 'The carrier can no longer pay it, and is notified.';
export const ask = 'Ask';
export const cancel = 'Cancel';
export const askHint = 'The carrier is notified and gets an e-mail, and pays on the order page with any card.';
export const nobodyAsked = 'Nothing is charged by itself.';
export const chargeTheDifference = 'Charge the difference';
export const chooseACard = 'Saved cards of the carrier';
export const noSavedCards = 'The carrier has no saved card. Ask the carrier to pay.';
export const paidTheOrder = 'Paid this order';
export const loadingCards = 'Loading the cards';
export const withoutTheCarrier =
  'The carrier cannot answer the bank now. If the bank requires it, or declines, the carrier is asked to pay.';
export const amountChanged =
  'The amount due has changed, or somebody else has charged it. Close this, and look at what is due.';
export const charged = 'The difference was charged';
export const declinedAndAsked = 'Not charged: the carrier was asked to pay';
export const outcomeUnknown = 'The bank has not answered yet';
export const outcomeUnknownHint = 'Nothing is charged twice. The payments show how it went.';
export const carrierAsked = 'The carrier was asked to pay';
export const requestWithdrawn = 'The request was withdrawn';
export const chargeIt = (amount: string) => `Charge ${amount}`;
export const chargeItTo = (amount: string, card: string) => `Charge ${amount} to ${card}`;
export const askFor = (amount: string) => `Ask the carrier to pay ${amount}?`;
export const withdrawFor = (orderNumber: number) => `Withdraw the request of order ${orderNumber}?`;
export const ofOrder = (orderNumber: number) => `Order ${orderNumber}`;
export const expires = (monthAndYear: string) => `Expires ${monthAndYear}`;
export const cardEndingIn = (brand: string, last4: string) => `${brand} ending in ${last4}`;
export const moved = ({ total, paid, difference }: { total: string; paid: string; difference: string }) =>
  `Total ${total}, paid ${paid}, difference ${difference}`;
export const refundedOf = (paid: string, refunded: string) => `${paid} less ${refunded} refunded`;
