/** The status of an order where admins change it. */

export const change = 'Change';
export const changeStatusOf = (orderNumber: number) => `Change status of order ${orderNumber}`;
