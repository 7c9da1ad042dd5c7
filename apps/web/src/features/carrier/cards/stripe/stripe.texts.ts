export const openingFields = 'Opening the card fields';
export const tryAgain = 'Try again';
export const cardRefused = 'The card could not be saved. Try again, or use another card.';
