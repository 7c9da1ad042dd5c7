/** After a part of an address that the registry does not have. */
export const typedByHand = (value: string) => `${value} (typed by hand)`;
export const typed = 'Typed by hand';
