/** The local mailbox, where nothing is sent. */
export const readItHere = 'read it here (new tab)';
// The link to the mailbox ends the sentence.
export const noMailSent = 'This installation sends no mail anywhere:';
