const escaped = (search: string) => search.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** LIKE pattern for texts that contain `search`; `%`, `_` and `\` are escaped. */
export function toContainsPattern(search: string): string {
  return `%${escaped(search)}%`;
}

/** LIKE pattern for texts that start with `search`. */
export function toPrefixPattern(search: string): string {
  return `${escaped(search)}%`;
}
