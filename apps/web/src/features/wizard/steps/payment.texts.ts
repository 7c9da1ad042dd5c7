export const orderTotal = 'Order total';
export const back = 'Back';
export const payLater = 'Nothing to pay yet.';
