export const length = (characters: number) => `A VIN since 1981 has 17 characters; this one has ${characters}.`;
export const letters = (own: string, use: string) =>
  `A VIN never has the letters I, O or Q; this one has ${own}. ${use}`;
export const useOne = 'Use 1.';
export const useZero = 'Use 0.';
export const useBoth = (zeros: string) => `Use 1 for I and 0 for ${zeros}.`;
export const checkDigit = 'The check digit does not match. Look for a typo. Old VINs may differ.';
