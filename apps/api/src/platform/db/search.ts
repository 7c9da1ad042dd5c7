const escaped = (search: string) => search.replaceAll(/[\\%_]/g, String.raw`\$&`);

export function toContainsPattern(search: string): string {
  return `%${escaped(search)}%`;
}

export function toPrefixPattern(search: string): string {
  return `${escaped(search)}%`;
}
