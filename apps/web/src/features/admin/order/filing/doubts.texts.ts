export const isThisRight = 'Is this right?';
export const lookAgain = 'Look again';
export const isKept = 'If you go on, this stays in the history of the order and in the audit log.';
export const issueAllTheSame = 'Issue all the same';
export const amendAllTheSame = 'Amend all the same';
export const isHeld = (orderNumber: number) => `Order ${orderNumber} is held`;
export const understood = 'Close';
export const goOn = 'Go on all the same';
export const staysHeld = 'The order stays with them.';
