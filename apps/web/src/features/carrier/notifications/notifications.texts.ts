import type { UrgentKind } from '@wideload/contract';

export const noNotificationFits = 'No matching notifications';
export const showAllNotifications = 'Show all notifications';
export const noNotificationsYet = 'No notifications yet';
export const showMyOrders = 'Show my orders';
export const whatForNotifications = 'When one of your orders changes status, you will see it here.';
export const everythingIsRead = 'Everything is read.';
export const notifications = 'Notifications';
export const searchByNotificationId = 'Search by notification id';
export const newOnes = 'You have new notifications.';
export const showIt = 'Show it';
export const notDeleted = 'The notification was not deleted';
export const nothingFound = (search: string) =>
  `No results for “${search}”. Search by the beginning of a notification ID, or by a whole order number.`;
export const unreadCount = (unread: number) => `${unread} unread.`;

export const filterByPerson = 'Filter by person';
export const all = 'All';
export const mine = 'Mine';
export const whatForMine = 'News of orders that you made or worked on. Choose “All” for those of the whole account.';

export const markAllRead = 'Mark all as read';
export const notMarkedRead = 'The notifications stay unread';

/** Urgent kinds are named before their sentence. */
export const urgentKinds: Readonly<Record<UrgentKind, string>> = {
  'ends-today': 'Ends today',
  expired: 'Expired',
  'days-unmet': 'Days do not meet',
  'fee-asked': 'A fee is asked for',
  'payment-asked': 'You are asked to pay',
  'facts-changed': 'A rule changed',
  restriction: 'A restriction on your way',
};
export const urgentOrder = (kind: UrgentKind, orderNumber: number) =>
  `${urgentKinds[kind]}: ${orderNumbered(orderNumber)}`;

export const read = 'Read';
export const unread = 'Unread';
export const open = 'Open';
export const deleteIt = 'Delete';
export const orderNumbered = (orderNumber: number) => `Order ${orderNumber}`;
export const notificationId = (id: string) => `Notification ID ${id}`;
// Follows ‘Open’ and ‘Delete’ for screen readers.
export const whichOrder = (orderNumber: number) => `order ${orderNumber}`;
export const whichNotification = (orderNumber: number) => `the notification about order ${orderNumber}`;

export const notRestored = 'The notification could not be restored';
export const undo = 'Undo';
export const staysUnread = (orderNumber: number) => `The notification about order ${orderNumber} stays unread`;
export const notificationDeleted = (orderNumber: number) => `The notification about order ${orderNumber} was deleted.`;

export const showNotifications = 'Show notifications';
export const severalOrdersHaveNews = 'Several orders have updates.';
export const unreadNotifications = (unread: number) => `${unread} unread notifications`;
