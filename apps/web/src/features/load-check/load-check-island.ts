// Small, so that the names of everything that the check loads do not weigh on every page.
import type { CheckWords } from './load-check-texts.ts';

async function wordsIn(language: string): Promise<CheckWords> {
  const [check, map] =
    language === 'es'
      ? await Promise.all([import('../../texts/es/load-check.ts'), import('../../texts/es/state-map.ts')])
      : await Promise.all([import('../../texts/en/load-check.ts'), import('../../texts/en/state-map.ts')]);
  return { texts: check.loadCheckTexts, map: map.stateMapTexts };
}

/** Wakes the check on a page in its language. */
export async function wake(element: HTMLElement): Promise<void> {
  const [{ takeOver }, words] = await Promise.all([
    import('./load-check-root.tsx'),
    wordsIn(document.documentElement.lang),
  ]);
  await takeOver(element, words);
}
