/** `a`, `a and b`, `a, b and c`. */
export function formatList(words: readonly string[], link: 'and' | 'or' = 'and'): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} ${link} ${words.at(-1)}`;
}
