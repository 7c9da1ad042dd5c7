/** A change of a PO / job number in words, for history and notification; `''` is no number. */
export function formatPoNumberChange(from: string, to: string): string {
  return `${to === '' ? 'None' : to} (was ${from === '' ? 'none' : from})`;
}
