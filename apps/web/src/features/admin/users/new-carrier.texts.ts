export const email = 'Email';
export const newCarrier = 'New carrier';
export const spellEmail = 'Spell it back to the caller: the link to choose a password and to pay goes there.';
export const createAndStart = 'Create the account and start';
export const carrierMade = (email: string) => `The account for ${email} was created.`;
export const firstName = 'First name';
export const lastName = 'Last name';
