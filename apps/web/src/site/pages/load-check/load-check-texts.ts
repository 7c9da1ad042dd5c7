import type { loadCheckTexts } from '../../texts/en/load-check.ts';
import type { loadCheckPageTexts } from '../../texts/en/load-check-page.ts';
import type { TextsOf } from '../../../lib/texts-of.ts';
import type { StateMapTexts } from '../../../ui/state-map/state-map.texts.ts';

export type LoadCheckTexts = TextsOf<typeof loadCheckTexts>;
/** Of what stands round the check. */
export type LoadCheckPageTexts = TextsOf<typeof loadCheckPageTexts>;
/** The check's own words and those of its map. */
export type CheckWords = { texts: LoadCheckTexts; map: StateMapTexts };

/** Addresses that the page knows, in the language of the page. */
export type CheckLinks = {
  /** The check itself. */
  self: string;
  /** What a state's slug is put behind. */
  states: string;
  /** What a code is put behind: the new order for who is signed in, and the way there through sign-up. */
  order: string;
  signUp: string;
};
