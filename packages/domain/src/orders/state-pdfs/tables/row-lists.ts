/** Whether numbers below each other are of several permits, or of several versions of one. */
export function isList([first = '', ...others]: readonly string[]): boolean {
  const toDigits = (number: string) => number.replace(/\d/g, '9');
  return others.some(
    (one) =>
      one !== first &&
      (toDigits(one) === toDigits(first) || one.startsWith(`${first}-`) || first.startsWith(`${one}-`)),
  );
}

const toShape = (text: string) => text.replace(/\d/g, '9').replace(/[A-Z]/gi, 'A');
/** Two plates below each other may be a truck's and its trailer's. */
const MANY_PLATES = 3;

/** Whether plates below each other are of several trucks, or of several trailers. */
export function isFleet(plates: readonly string[]): boolean {
  const own = [...new Set(plates)];
  return own.length >= MANY_PLATES || (own.length > 1 && new Set(own.map(toShape)).size === 1);
}
