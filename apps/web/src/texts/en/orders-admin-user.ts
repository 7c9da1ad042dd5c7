/** The orders of one user. */

export const backToAllUsers = 'Back to all users';
export const orderId = 'Order ID';
export const orderNumber = 'Order Number';
export const status = 'Status';
export const customer = 'Customer';
export const created = 'Created';
export const ordersOfThisUser = 'Orders of this user';
export const activePermits = 'Active Permits';
export const totalPermits = 'Total Permits';
export const searchByOrderId = 'Search by order id';
export const noOrdersYet = 'No orders yet';
export const noOrdersOfUserHint = 'This user has not begun an order.';
export const noOrderFits = 'No order fits';
export const showAllOrders = 'Show all orders';
export const user = 'User';
export const noUserIsNamed = 'No user is named';
export const chooseAUser = 'Choose a user';
export const noUserHint = 'The address of this page does not say whose orders to show.';
export const nothingFound = (search: string) =>
  `Nothing was found for “${search}”. Search by the beginning of an order ID, or by a whole order number.`;
export const accountOf = (userId: string) => `Account ${userId}`;
