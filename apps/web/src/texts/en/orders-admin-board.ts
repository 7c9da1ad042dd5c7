/** What happens to the queue while one looks at it. */

export const approvedMeanwhile = 'Approved meanwhile';
export const rejectedMeanwhile = 'Rejected meanwhile';
export const yoursNow = 'Yours now';
export const claimedMeanwhile = 'Claimed meanwhile';
export const takenOverMeanwhile = 'Taken over meanwhile';
export const releasedMeanwhile = 'Released meanwhile';
export const queueChanged = 'The queue has changed, show';
export const newOrders = (count: number) => `${count === 1 ? '1 new order' : `${count} new orders`}, show`;
