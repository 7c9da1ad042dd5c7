export const maxUnits = 10;
/** 4 MB hold a draft with every unit in every state, each permit with the longest comment, in any script. */
export const maxSaveBytes = 4 * 1024 * 1024;
export const maxCombinations = 50;

/** 10 MB, for the PDF of an issued permit. */
export const maxDocumentBytes = 10 * 1024 * 1024;

/** In characters; also the limit of the comment on a change of units. */
export const maxNoteLength = 2000;
export const longestComment = 1000;
/** In characters. */
export const maxLedgerReasonLength = 300;
/** The number of trucks, and of trailers, that a picker offers at once; a search narrows them down. */
export const maxOfferedVehicles = 50;

/** The number of orders that a device keeps for reading offline. */
export const maxOfflineOrders = 20;
