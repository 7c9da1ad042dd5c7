export const unread = 'unread';
export const waiting = 'waiting in the work queue';
export const approvalsWaiting = 'waiting for your approval';
export const findAnOrder = 'Find an order';
export const findInAllOrders = 'Find an order, from any page';

export const keysInLists = 'Keys in lists';
// The key comes between the two.
export const press = 'Press';
export const forKeys = 'for keys';

export const nextRow = 'Next row; ↓ also moves from the search to the list';
export const previousRow = 'Previous row';
export const openTheRow = 'Open the row';
export const searchList = 'Search the list';
export const showTheseKeys = 'Show these keys';
export const closeFront = 'Close the window in front';
export const keys = 'Keys';
export const key = 'Key';
export const whatItDoes = 'What it does';
export const or = ' or ';
export const singleKeyShortcuts = 'Single-key shortcuts';
export const singleKeysOn =
  'Letters and symbols work outside fields. Turn them off if you dictate or press keys by accident.';
export const singleKeysOff = 'Letters and symbols do nothing. Arrows and Enter still work.';

export const menu = 'Menu';

export const trucks = 'Trucks';
export const companies = 'Companies';
export const trailers = 'Trailers';
export const orderList = 'Order List';
export const board = 'Board';
export const more = 'More';
export const newOrder = 'New Order';
export const account = 'Account';
export const people = 'People';
export const payment = 'Payment';
export const notifications = 'Notifications';
export const provisions = 'Provisions';
export const dashboard = 'Dashboard';
export const permits = 'Permits';
export const users = 'Users';
export const admins = 'Admins';
export const blog = 'Blog';

export const workInAccount = (name: string, role: string) => `You work in the account of ${name}, as ${role}.`;
export const goToAnotherAccount = 'Go to another account';

export const loading = 'Loading';

export const skip = 'Skip to content';

export const main = 'Main';
export const inGhost = 'in Ghost, new tab';
export const logout = 'Logout';
export const getTheApp = 'Get the app';

export const unsavedWork =
  'An order has changes that are only on this device. Signing out deletes them. Open the order to save them.';
export const signOutAllTheSame = 'Sign out anyway';
export const signOut = 'Sign out';

export const noArea = 'something went wrong';

export const darkTheme = 'Dark theme';
export const newOrderButton = 'New order';

export const faultOfOurs = (phone: string) =>
  `We could not show this page. If trying again does not help, go to another page or call us at ${phone}.`;

export const openTheMenu = 'Open the menu';
export const openMenuWithUnread = (unread: number) =>
  `${unread} unread ${unread === 1 ? 'notification' : 'notifications'}, open the menu`;
