/** The button that opens the menu of narrow screens. */
export const openTheMenu = 'Open the menu';
export const unread = 'unread';
export const openMenuWithUnread = (unread: number) =>
  `${unread} unread ${unread === 1 ? 'notification' : 'notifications'}, open the menu`;
