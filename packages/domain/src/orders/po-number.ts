/** `''` is no number. */
export function formatPoNumberChange(from: string, to: string): string {
  return `${to === '' ? 'None' : to} (was ${from === '' ? 'none' : from})`;
}
