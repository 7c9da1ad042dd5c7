/** Changing a saved card. */
export const editCard = 'Edit card';
export const saveCard = 'Save card';
export const whichCard = (card: string, expires: string) =>
  `${card}, ${expires}. For another number or date, add the card anew.`;
