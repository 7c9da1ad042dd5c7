import { byLanguage } from './by-language.ts';
import type { IslandTexts } from './en/island-texts.ts';

/** The texts that scripts load, in the language of the page only. */
export const islandTexts = byLanguage(
  import.meta.glob<IslandTexts>('./*/island-texts.ts', { eager: true, import: 'islandTexts' }),
  'island-texts.ts',
);
