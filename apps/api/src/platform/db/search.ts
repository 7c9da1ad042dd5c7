const escaped = (search: string) => search.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** The LIKE pattern of texts that contain `search`; a `%`, `_` or `\` that a person typed stands for itself. */
export function containing(search: string): string {
  return `%${escaped(search)}%`;
}

/** The same of texts that begin with it. */
export function beginningWith(search: string): string {
  return `${escaped(search)}%`;
}
