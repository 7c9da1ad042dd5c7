/** Steps 6 and 7: the payment, and the order that is paid. */

export const thankYou = 'Thank you, your order is paid';
export const orderNumber = 'Order number';
export const orderId = 'Order ID';
export const backToMainPage = 'Back to the main page';
export const orderTotal = 'Order total';
export const back = 'Back';
export const mailedTo = (email: string) =>
  `The details were e-mailed to ${email}. You can track the status of the order here in the web app or in a mobile app.`;
