import { readPageLanguage } from '#lib/address/page-language.ts';
import { islandTexts } from '../../texts/island-texts.ts';

// This module stays small, so that pages do not carry the chunk names of the check.

export async function wake(element: HTMLElement): Promise<void> {
  const language = readPageLanguage();
  const [{ hydrateHeroCheck }, words] = await Promise.all([
    import('./hero-check-root.tsx'),
    islandTexts[language].loadCheck(),
  ]);
  await hydrateHeroCheck(element, words);
}
