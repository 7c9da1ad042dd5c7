/** Checks the check digit of a card number (ISO/IEC 7812). Digits only. */
export function isLuhnValid(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return digits !== '' && sum % 10 === 0;
}
