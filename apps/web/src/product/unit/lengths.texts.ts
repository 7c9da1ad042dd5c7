export const rounded = 'rounded up to a whole inch';
export const roundedUp = 'rounded up';
