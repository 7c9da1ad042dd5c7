export const askOwner = 'Ask the owner';
export const total = 'Total';
export const ownersPay = 'Owners of this account pay with its cards. Ask them: they get a mail, and pay in one press.';
export const aboveLimit = (limit: string) =>
  `You may pay up to ${limit} with the cards of this account. For more, ask an owner: they get a mail, and pay in one press.`;
export const noCard = 'This account has no saved card. Owners add cards: ask one to pay.';
export const ownersAreAsked =
  'The owners of this account are asked, by mail and in the app. We start on the permits as soon as one has paid.';

export const askedToPay = (person: string, sum: string) => `${person} asks you to pay ${sum}`;
export const somebody = 'A person who is no longer here';
export const withCard = (card: string) => `With ${card}. To pay with another card, continue the order.`;
export const withoutCard = 'Continue the order to add a card and pay.';
export const cardsNotLoaded = 'Your cards could not be loaded.';
export const paySum = (sum: string) => `Pay ${sum}`;
export const orderPaid = 'The order is paid';
export const receiptComes = 'The receipt is on its way to you by e-mail.';
