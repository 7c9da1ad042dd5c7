// Apart from the words of the signs, because lists do without the sentences.
export const requestedNext = (state: string) => `We file it with ${state} next.`;
export const filedNext = (state: string) => `${state} is working on it.`;
export const issuedNext = (state: string) => `Carry this permit in the truck the whole time you are in ${state}.`;
export const aheadNext = (state: string, first: string) =>
  `Valid from ${first}. Do not travel in ${state} before that day.`;
export const endsTodayNext = (state: string) =>
  `This is its last day. Carry this permit in the truck, and be out of ${state} before the day ends.`;
export const expiredNext = (state: string, last: string) =>
  `It was valid until ${last}. Do not travel in ${state} with it.`;
export const voidedNext = (state: string) => `This permit is void: do not use it in ${state}.`;
export const canceledNext = (state: string) => `You canceled it: do not travel in ${state} with it.`;
export const canceledOrderNext = 'You canceled these permits: do not travel with them.';
export const refusedNext = (state: string) => `${state} refused this permit.`;
export const haltedNext = 'Nothing more happens to it as long as the order is rejected.';
export const haltedByRefundNext = 'Nothing more happens to it: the order was refunded.';
export const aheadOrderNext =
  'The permits are issued. Do not travel before the first day of each one, and follow its route and provisions.';
export const partlyExpiredNext =
  'Some of the permits have expired. Carry only those that are still valid, and follow the route and provisions on each one.';
export const expiredOrderNext = 'The permits have expired. Do not travel with them.';
