export const ordersByPhone = 'Orders by phone';
export const intro =
  'Call us, and a clerk enters the order for you. It waits in your drafts until you pay it. Or agree that we charge a card right away.';
/** A change of this sentence is a new `phoneAgreementVersion`. */
export const iAgree =
  'I agree that Wideload charges this card for orders that I ask a clerk to enter by phone, without my review, and that the terms of an order apply to them';
export const card = 'Card';
export const atMost = 'At most, in dollars, for each order';
export const agree = 'Agree';
export const checkToAgree = 'Check the box to agree.';
export const agreed = 'Agreed. You can withdraw it here at any time.';
export const inForce = ({ card: named, limit, at }: { card: string; limit: string; at: string }) =>
  `You agreed on ${at} that ${named} is charged up to ${limit} for each order that a clerk enters for you by phone.`;
export const withdraw = 'Withdraw';
export const withdrawn = 'Withdrawn. Orders by phone wait until you pay them.';
export const cardEndingIn = (brand: string, last4: string) => `${brand} ending in ${last4}`;
export const unreadable = 'Type an amount in dollars, such as 500.';
export const tooLow = (min: string) => `At least ${min}.`;
export const tooHigh = (max: string) => `At most ${max}.`;
export const loading = 'Loading your agreement';
