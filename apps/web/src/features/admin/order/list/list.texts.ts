export const showAllOrders = 'Show all orders';
export const noOrderFits = 'No matching orders';
export const noOrdersYet = 'No orders yet';
export const noOrdersHint = 'Orders appear here as soon as carriers start them.';
export const orderNumber = 'Order Number';
export const stateProvince = 'State/Province';
export const date = 'Date';
export const userEmail = 'User Email';
export const phone = 'Phone';
export const totalPaid = 'Total Paid';
export const refunded = 'Refunded';
export const paidInAll = (amount: string) => `${amount} paid in all`;
export const partlyRefunded = (amount: string) => `${amount} refunded`;
export const status = 'Status';
export const searchByOrderId = 'Search by order id';
export const allOrders = 'All orders';
// One column header, which may wrap between the two.
export const permitAnd = 'Permit/';
export const units = 'Units';
export const accountOf = (email: string) => `Account ${email}`;
export const nothingFound = (search: string, status: string | undefined) =>
  `Nothing ${status === undefined ? '' : `that is ${status} `}was found for “${search}”. Search by the beginning of an order ID, or by a whole order number.`;
export const noOrderIs = (status: string) => `No orders are ${status}`;

export const backToAllUsers = 'Back to all users';
export const orderId = 'Order ID';
export const customer = 'Customer';
export const created = 'Created';
export const ordersOfThisUser = 'Orders of this user';
export const activePermits = 'Active Permits';
export const totalPermits = 'Total Permits';
export const noOrdersOfUserHint = 'This user has not started an order.';
export const user = 'User';
export const noUserIsNamed = 'No user selected';
export const chooseAUser = 'Choose a user';
export const noUserHint = 'The address of this page does not name a user.';
export const nothingFoundOfUser = (search: string) =>
  `No results for “${search}”. Search by the beginning of an order ID, or by a whole order number.`;
export const accountWithId = (userId: string) => `Account ${userId}`;
export const startAnOrder = 'Start an order';
