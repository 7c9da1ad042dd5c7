import type { loadCheckTexts } from '../../texts/en/load-check.ts';
import type { travelWords } from '../../texts/en/travel-words.ts';
import type { loadCheckPageTexts } from '../../texts/en/load-check-page.ts';
import type { ChargeWords } from '@wideload/contract/client';
import type { TextsOf } from '../../../lib/texts-of.ts';
import type { StateMapTexts } from '../../../ui/state-map/state-map.texts.ts';

export type LoadCheckTexts = TextsOf<typeof loadCheckTexts>;
export type LoadCheckPageTexts = TextsOf<typeof loadCheckPageTexts>;
export type TravelWords = TextsOf<typeof travelWords>;
export type CheckWords = { texts: LoadCheckTexts; map: StateMapTexts; travel: TravelWords; charges: ChargeWords };

export type CheckLinks = {
  self: string;
  /** A prefix of a state's slug. */
  states: string;
  /** A prefix of a code: opens the new order for signed-in carriers, or leads there through sign-up. */
  order: string;
  signUp: string;
};
