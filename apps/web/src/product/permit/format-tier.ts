import { isFederal, type PermitSource } from '@wideload/domain/permit-facts';
import type { SourceWords } from './source.texts.ts';

export function formatTier(source: Pick<PermitSource, 'tier' | 'publisher'>, words: SourceWords): string {
  return source.tier === 'official' && isFederal(source) ? words.federal : words.tiers[source.tier];
}
