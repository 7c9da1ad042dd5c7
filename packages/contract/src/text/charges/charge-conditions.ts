import type { OpenPart } from '@wideload/domain/permit-facts';
import type { ChargeWords } from './charge-words.ts';

export function listConditions(conditions: readonly OpenPart[], words: ChargeWords): string[] {
  const texts = conditions.flatMap(({ missing, kind, road }) => [
    ...(missing.includes('miles') ? [words.byMiles] : []),
    ...(missing.includes('axleWeights') ? [words.byAxleWeights] : []),
    ...(missing.some((figure) => figure !== 'miles' && figure !== 'axleWeights') ? [words.byFigures] : []),
    ...(kind === undefined ? [] : [words.kinds[kind]]),
    ...(road === undefined ? [] : [words.roads[road]]),
  ]);
  return [...new Set(texts)];
}

export function listNotes(conditions: readonly OpenPart[]): string[] {
  return [...new Set(conditions.flatMap(({ note }) => note ?? []))];
}
