/** The LIKE pattern of texts that contain `search`; a `%`, `_` or `\` that a person typed stands for itself. */
export function containing(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}
