/** `First. Second`: parts that each say one thing, without a period at the end. */
export function joinSentences(parts: readonly string[]): string {
  return parts.map((part) => `${part.charAt(0).toLocaleUpperCase()}${part.slice(1)}`).join('. ');
}
