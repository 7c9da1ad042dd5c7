/** Units an order may have. */
export const maxUnits = 10;
/** Combinations that a carrier may have saved. */
export const maxCombinations = 50;

/** Orders that a device keeps to be read without a network. */
export const recentOrders = 20;
