const escapePattern = (search: string) => search.replaceAll(/[\\%_]/g, String.raw`\$&`);

export function toContainsPattern(search: string): string {
  return `%${escapePattern(search)}%`;
}

export function toPrefixPattern(search: string): string {
  return `${escapePattern(search)}%`;
}

const idText = /^#?([0-9a-f-]{1,36})$/;

/** Returns the search as part of an id or as a number, lower case and without `#`; undefined when it is neither. */
export function parseIdText(search: string): string | undefined {
  return idText.exec(search.toLowerCase())?.[1];
}

/** An integer of the database has more digits. */
const maxNumberLength = 9;

const numberText = /^#?\d+(?:[\s,.-]\d+)*$/;

/** @returns the search as a whole number, without `#` and as it is said in pieces, as `100 012`; null when it is none. */
export function parseNumberText(search: string): number | null {
  const digits = numberText.test(search) ? search.replaceAll(/\D/g, '') : '';
  return digits !== '' && digits.length <= maxNumberLength ? Number(digits) : null;
}
