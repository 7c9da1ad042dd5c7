export const orderMails = 'E-mails about orders';
export const mailsOfMine = 'My orders';
export const mailsOfAll = 'All orders of the account';
export const namedAddress =
  'Your orders are those that you made, worked on or paid. The address in an order always gets its e-mails.';
export const mailsChosen: Readonly<Record<'mine' | 'all', string>> = {
  mine: 'You get e-mails about your orders.',
  all: 'You get e-mails about all orders of the account.',
};
export const mailsNotLoaded = 'Which e-mails you get could not be loaded';
export const mailsNotChosen = 'The choice was not saved';
