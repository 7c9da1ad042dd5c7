/** The list of orders, and one order of it. */

export const orderAgain = 'Order again';
export const customer = 'Customer';
export const email = 'Email';
export const phone = 'Phone';
export const company = 'Company';
export const states = 'States';
export const unitsAndPermits = 'Units and permits';
export const created = 'Created';
export const totalSoFar = 'Total so far';
export const total = 'Total';
export const remove = 'Delete';
export const orderList = 'Order List';
export const searchByOrderId = 'Search by order id';
export const continueAt = (step: string) => `Continue at ${step}`;
/** Behind a word on a button, for those who cannot see beside which order it stands. */
export const thisOrder = (orderNumber: number) => `order ${orderNumber}`;
export const orderHeading = (orderNumber: number) => `Order ${orderNumber}`;
export const unitsOf = (count: number) => (count === 1 ? '1 unit' : `${count} units`);
export const permitsOf = (count: number) => (count === 1 ? '1 permit' : `${count} permits`);

type Company = { name: string; city: string; state: string; dotNumber: string };

export const companyLine = ({ name, city, state, dotNumber }: Company) =>
  `${name}, ${city}, ${state} (USDOT ${dotNumber})`;
