/** Units an order may have. */
export const maxUnits = 10;
/** Combinations that a carrier may have saved. */
export const maxCombinations = 50;

/** Bytes of an issued permit's PDF: 10 MB. */
export const largestDocument = 10 * 1024 * 1024;

/** Orders that a device keeps to be read without a network. */
export const recentOrders = 20;
