import { pageLanguage } from '../../../lib/address/page-language.ts';
import { islandTexts } from '../../texts/island-texts.ts';

// Small, so that the names of everything that the check loads do not weigh on every page.

/** Wakes the check on a page in its language. */
export async function wake(element: HTMLElement): Promise<void> {
  const [{ takeOver }, words] = await Promise.all([
    import('./load-check-root.tsx'),
    islandTexts[pageLanguage()].loadCheck(),
  ]);
  await takeOver(element, words);
}
