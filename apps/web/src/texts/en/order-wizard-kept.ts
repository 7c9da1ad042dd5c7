/** What becomes of drafts that earlier visits left on the device. */

export const anOrder = 'An order';
export const makeNewOrder = 'Make it a new order';
export const goneElsewhere = (order: string) =>
  `${order} was paid or deleted elsewhere. What was typed here since is on this device only.`;
export const isNew = (order: string) => `${order} is a new order now.`;
export const isSaved = (order: string) => `${order} is saved now. It was on this device only.`;
export const changedElsewhere = (order: string) =>
  `${order} was changed elsewhere too. Open it to choose what to keep.`;
