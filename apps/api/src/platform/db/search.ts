const escapePattern = (search: string) => search.replaceAll(/[\\%_]/g, String.raw`\$&`);

export function toContainsPattern(search: string): string {
  return `%${escapePattern(search)}%`;
}

export function toPrefixPattern(search: string): string {
  return `${escapePattern(search)}%`;
}
