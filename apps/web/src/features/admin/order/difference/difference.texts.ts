export const paidTooLittle = 'The carrier has paid too little';
export const paidTooMuch = 'The carrier has paid too much';
export const refundedBelow = 'Less is kept than the order costs, as some was refunded';
export const nothingIsDue = 'Nothing is due any more';
export const requestStillOpen =
  'A request for the difference is still open. The carrier cannot pay it as long as nothing is due.';
export const tooSmall = 'Less than 50 cents cannot be charged by card.';
export const isCharging = 'A charge is on its way, or waits for the carrier’s bank. It shows below how it went.';
export const notAskedYet = 'A charge was begun and did not come about. Charge again, or ask the carrier.';
export const askedSince = 'The carrier was asked to pay it on';
export const nobodyLeft = 'The account of the carrier is deleted: nobody can be charged or asked.';
export const askTheCarrier = 'Ask the carrier to pay';
export const withdrawRequest = 'Withdraw the request';
export const refundDifference = 'Refund the difference';
export const withdraw = 'Withdraw';
export const withdrawHint = 'The carrier cannot pay it any more, and is told so.';
export const ask = 'Ask';
export const cancel = 'Cancel';
export const askHint =
  'The carrier is notified and gets an e-mail, and pays on the page of the order with a card of choice.';
export const nobodyAsked = 'Nothing is charged by itself.';
export const chargeTheDifference = 'Charge the difference';
export const chooseACard = 'Saved cards of the carrier';
export const noSavedCards = 'The carrier has no saved card. Ask the carrier to pay.';
export const paidTheOrder = 'Paid this order';
export const loadingCards = 'Loading the cards';
export const withoutTheCarrier =
  'The carrier is not there to answer the bank. If the bank wants that, or declines, the carrier is asked to pay.';
export const amountChanged = 'Another amount is due by now. Look at it before you charge.';
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
