export const templatesNotLoaded = 'The templates could not be loaded.';
export const statusNotChanged = 'The status was not changed';
export const changedMeanwhile = 'The status was changed meanwhile';
export const newStatus = 'New status';
export const changeStatus = 'Change status';
export const chooseStatus = 'Choose the new status';
export const comment = 'Comment';
export const commentHint = 'The carrier reads it in the notification and in the e-mail.';
export const approveOrder = 'Approve order';
export const approvedDetail = 'The carrier is notified that the permits can be downloaded.';
export const rejectOrder = 'Reject order';
export const rejectedDetail = 'The carrier is notified that it cannot be filed as it is.';
export const nothingIsRefunded = 'Nothing is refunded by itself';
export const refundAfterwards =
  "Once it is rejected, its page offers the refund. The fees of void permits are the state's: what a state has taken for a permit it keeps.";
export const reopenOrder = 'Reopen order';
export const reopenedDetail = 'The carrier is notified that work on it has resumed.';
export const changeStatusOf = (orderNumber: number) => `Change status of order ${orderNumber}`;
export const orderIs = (orderNumber: number, status: string) =>
  `Order ${orderNumber} is ${status}. The carrier is notified.`;
export const orderIsNow = (status: string) => `The order is ${status}.`;
// Labels before the current status and before the new one.
export const movesFrom = 'From';
export const movesTo = 'to';
export const permitOf = (state: string, unit: number) => `${state}, unit ${unit}`;
export const permitIs = (permit: string, status: string) => `${permit}: ${status}`;
export const feeAbove = (permit: string, amount: string) => `${permit}: ${amount} more than was sold`;
export const feeBelow = (permit: string, amount: string) => `${permit}: ${amount} less than was sold`;
export const isRefunded = 'All that was paid is refunded, or on its way back';
export const refundedStays = 'The order can be approved once it is paid again.';
export const checkingTheOrder = 'Checking permits and fees …';
export const notIssuedYet = 'These permits are not issued';
export const issueFirst = 'The order can be approved once each of them is issued, or recorded as refused by its state.';
export const refusedPermits = 'States refused these permits';
export const refusedStay = 'After the approval the carrier can no longer correct and resubmit them.';
export const openFees = 'These fee differences are open';
export const openFeesStay =
  'The states charged other fees than were sold, and nobody has settled it. After the approval they stay on the list of open fee differences.';
export const approveAllTheSame = 'Approve all the same';
export const tooLong = (longest: number, over: number) => `At most ${longest} characters: ${over} too many`;

export const change = 'Change';
