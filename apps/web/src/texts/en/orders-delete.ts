/** Deleting a draft. */

export const paidMeanwhile = 'This order has been paid in the meantime. It is no longer a draft and cannot be deleted.';
export const paymentInProgress = 'A payment for this order is in progress. Wait until it is settled, then try again.';
export const deleteOrder = 'Delete order';
export const orderWasDeleted = (orderNumber: number) => `Order ${orderNumber} was deleted.`;
export const deleteOrderNumber = (orderNumber: number) => `Delete order ${orderNumber}?`;
export const draftIsDeleted = (title: string) =>
  `The draft ${title === '' ? '' : `“${title}” `}is deleted with everything that you entered in it. This cannot be taken back.`;
