/** Units an order may have. */
export const maxUnits = 10;
/** Bytes of one save of a draft, 4 MB: every unit in every state, each permit with the longest comment, in any script. */
export const largestSave = 4 * 1024 * 1024;
/** Combinations that a carrier may have saved. */
export const maxCombinations = 50;

/** Bytes of an issued permit's PDF: 10 MB. */
export const largestDocument = 10 * 1024 * 1024;

/** Characters of an internal note on an order, and of the comment with which its units are changed. */
export const longestNote = 2000;
export const longestComment = 1000;
/** Characters of the reason of a difference in the ledger. */
export const longestLedgerReason = 300;
/** Trucks, and trailers, of a carrier that are offered at once; a search narrows them down. */
export const offeredVehicles = 50;

/** Orders that a device keeps to be read without a network. */
export const recentOrders = 20;
