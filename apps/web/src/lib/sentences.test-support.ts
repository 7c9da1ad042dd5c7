/** Sentences with more than one semicolon: chains of facts that belong into a list. */
export function listChains(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.split(/(?<=[.!?:])\s/)).filter((sentence) => sentence.split(';').length > 2);
}
