/** The text with its first letter as a capital: `width 8′6″` becomes `Width 8′6″`. */
export function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The text with its first letter in lower case, for a place within a sentence. */
export function uncapitalize(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
