import type { loadCheckTexts } from '../../texts/en/load-check.ts';
import type { loadCheckPageTexts } from '../../texts/en/load-check-page.ts';
import type { ChargeWords } from '@wideload/contract/client';
import type { SourceWords } from '#product/permit/source.texts.ts';
import type { TextsOf } from '#lib/texts-of.ts';
import type { EscortWords } from '#product/permit/rules/escort-lines.ts';
import type { TravelWords } from '#product/permit/rules/travel-lines.ts';
import type { StateMapTexts } from '#ui/state-map/state-map.texts.ts';

export type LoadCheckTexts = TextsOf<typeof loadCheckTexts>;
export type HeroCheckTexts = LoadCheckTexts['hero'];
export type LoadCheckPageTexts = TextsOf<typeof loadCheckPageTexts>;
export type CheckWords = {
  texts: LoadCheckTexts;
  map: StateMapTexts;
  travel: TravelWords;
  escort: EscortWords;
  says: SourceWords;
  charges: ChargeWords;
};

export type CheckLinks = {
  self: string;
  /** A prefix of a state's slug. */
  states: string;
  /** A prefix of the code of an order, for signed-in carriers. */
  order: string;
  /** A prefix of the same code, URL-encoded, as the order is a parameter of the address. */
  signUp: string;
};
