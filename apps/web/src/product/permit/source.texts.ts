import type { FactTier } from '@wideload/domain/permit-facts';
import { formatLongDay } from '#lib/format-figures.ts';
import type { TextsOf } from '#lib/texts-of.ts';

const tiers: Record<FactTier, string> = {
  official: 'The state’s own text',
  quoted: 'Quoted from the statute',
  third_party: 'Quoted by a third party',
  secondary: 'A report or an association, not confirmed',
  permit_service: 'A permit service, not confirmed',
  recalled: 'General knowledge, not confirmed',
};

export const sourceWords = {
  source: 'Source',
  /** Follows `source`, for screen readers. */
  of: (figure: string) => ` of ${figure}`,
  figures: {
    legal: (state: string, what: string) => `${state} ${what} limit`,
    superload: (state: string, what: string) => `${state} ${what} superload threshold`,
    escort: (state: string, what: string) => `${state} ${what} escort threshold`,
    fee: (state: string) => `${state} fee`,
    /** Any other figure of a table. */
    row: (state: string, what: string) => `${state}: ${what}`,
    travel: (state: string, what: string) => `${state} travel restrictions, ${what}`,
  },
  tiers,
  federal: 'A federal text',
  noYear: 'no year given',
  readOn: (day: string) => `read on ${formatLongDay(day, 'en')}`,
  readBy: (day: string) => `read no later than ${formatLongDay(day, 'en')}`,
  none: 'General knowledge, not from a document. Confirm it with the permit office.',
  unconfirmed: 'not confirmed by the state',
  loading: 'Loading',
  notLoaded: 'The source could not be loaded. Close and open it to try again.',
} as const;

export type SourceWords = TextsOf<typeof sourceWords>;
