/** A length in feet and inches. */
export const ft = 'ft';
export const inches = 'in';
export const inFeet = (length: string) => `${length}, feet`;
export const inInches = (length: string) => `${length}, inches`;
