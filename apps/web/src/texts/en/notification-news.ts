/** Toasts of new notifications, on any page. */
export const showNotifications = 'Show notifications';
export const severalOrdersHaveNews = 'Several orders have news.';
export const unreadNotifications = (unread: number) => `${unread} unread notifications`;
export const orderNumbered = (orderNumber: number) => `Order ${orderNumber}`;
