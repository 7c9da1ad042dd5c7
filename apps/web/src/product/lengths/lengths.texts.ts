export const rounded = 'rounded up to a whole inch';
