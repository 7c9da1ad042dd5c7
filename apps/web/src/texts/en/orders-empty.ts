/** The empty list of orders. */

export const showAllOrders = 'Show all orders';
export const noOrderFits = 'No order fits';
export const noOrdersYet = 'No orders yet';
export const newOrder = 'New order';
export const noOrdersHint = 'Your orders stand here as soon as you begin one, drafts included.';
/** `status` is its word, where only orders of one status are listed. */
export const nothingFound = (search: string, status: string | undefined) =>
  `Nothing ${status === undefined ? '' : `that is ${status} `}was found for “${search}”. Search by the beginning of an order ID, or by a whole order number.`;
export const noOrderIs = (status: string) => `No order is ${status}`;
