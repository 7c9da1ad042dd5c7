/** The key figures of the dashboard. */
// One of them, and any other number.
export const permitWords = ['permit', 'permits'] as const;
export const orderWords = ['order', 'orders'] as const;

export const revenue = 'Revenue';
export const refunded = 'Refunded';
export const refundedMeaning = 'Given back of that revenue by now, whenever it was.';
export const net = 'Net revenue';
export const netMeaning = 'Revenue less refunded. Fees that states charged us are not taken off.';
export const workQueue = 'Work queue';
export const ordersWaiting = 'Orders waiting';
export const none = 'none';
export const medianTime = 'Median time from paid to issued';
export const percentile90Time = '90th percentile from paid to issued';
export const nineOfTenTookLess = 'Nine of ten of the same permits took less.';
export const rejections = 'Rejections';
export const captured = (orders: string, inTheseDays: string) => `Captured for the ${orders} paid ${inTheseDays}.`;
export const notDecided = 'Paid and not decided yet, at this moment.';
// The instant ends the sentence.
export const oldestSince = 'The oldest has waited since';
export const noneIssued = (inTheseDays: string) => `No permit was issued ${inTheseDays}.`;
export const halfTookLess = (permits: string, inTheseDays: string) =>
  `Half of the ${permits} issued ${inTheseDays} took less, from the payment of the order on.`;
export const rejected = (inTheseDays: string, refused: string) =>
  `Orders rejected ${inTheseDays}. Permits refused by a state meanwhile: ${refused}.`;
