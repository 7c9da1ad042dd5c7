export const maxUnits = 10;
/** Every unit in every state that issues permits. */
export const maxChangedPermits = 480;
/** Origin, destination and six stops. */
export const maxTripPlaces = 8;
/** Fits a draft with every unit in every state, each permit with the longest comment, in any script. */
export const maxSaveBytes = 4 * 1024 * 1024;
export const maxCombinations = 50;

export const maxDocumentBytes = 10 * 1024 * 1024;

/** In characters; also limits the comment on a change of units. */
export const maxNoteLength = 2000;
export const longestComment = 1000;
export const maxMessageLength = 2000;
export const maxMessageFiles = 5;
/** In characters. */
export const maxLedgerReasonLength = 300;
/** The number of trucks, or trailers, that a picker offers; a search narrows them down. */
export const maxOfferedVehicles = 50;

export const maxOfflineOrders = 20;
export const maxPacketLinks = 20;

/** The days of what was done, on the page of the desk. */
export const deskDays = 30;

/** Mails and texts with links of one order, within 24 hours. */
export const maxPacketSendings = 40;
