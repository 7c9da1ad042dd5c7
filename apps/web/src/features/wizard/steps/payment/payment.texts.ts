export const orderTotal = 'Order total';
export const back = 'Back';
