/** The messages in the corner. */
export const messages = 'Messages';
export const closeNamed = (message: string) => `Close: ${message}`;
