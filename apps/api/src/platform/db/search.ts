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

/** @returns the search as a whole number, without `#`; null when it is none. */
export function parseNumberText(search: string): number | null {
  const text = parseIdText(search) ?? '';
  return /^\d+$/.test(text) && text.length <= maxNumberLength ? Number(text) : null;
}
