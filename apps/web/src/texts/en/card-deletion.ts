/** Deleting a saved card. */
export const deleteIt = 'Delete';

export const noLongerOffered = (card: string) => `${card} will no longer be offered when you pay.`;
