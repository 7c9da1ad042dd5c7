export function joinAnd(words: readonly string[]): string {
  return joinWords(words, 'y');
}

export function joinOr(words: readonly string[]): string {
  return joinWords(words, 'o');
}

/** `Ohio e Indiana`, `Texas u Ohio`. */
function joinWords(words: readonly string[], by: 'y' | 'o'): string {
  if (words.length < 2) return words.join('');
  const last = words.at(-1) ?? '';
  const link = by === 'y' ? (/^h?i(?![aeo])/i.test(last) ? 'e' : 'y') : /^h?o/i.test(last) ? 'u' : 'o';
  return `${words.slice(0, -1).join(', ')} ${link} ${last}`;
}
