/** A change of a PO / job number in words, as history and notification have it; `''` stands for none. */
export function poNumberChange(from: string, to: string): string {
  return `${to === '' ? 'None' : to} (was ${from === '' ? 'none' : from})`;
}
