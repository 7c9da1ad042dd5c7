export const thankYou = 'Thank you, your order is paid';
export const orderNumber = 'Order number';
export const orderId = 'Order ID';
export const backToMainPage = 'Back to the main page';
export const mailedTo = (email: string) =>
  `The details were e-mailed to ${email}. You can track the status of the order here in the web app or in a mobile app.`;
