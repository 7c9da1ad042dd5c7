export const orderNotFound = 'Order not found';
export const noSuchOrder = 'We could not find this order in your list';
export const noSuchOrderHint = 'The address may be incomplete, or the draft was deleted.';
export const showAllOrders = 'Show all orders';
