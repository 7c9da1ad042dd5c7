import { hydrateRoot } from 'react-dom/client';
import { arrivedLoad, typedBelow } from './arrived-load.ts';
import type { CheckLinks, CheckWords } from './load-check-texts.ts';
import { LoadCheck } from './load-check.tsx';

async function wordsIn(language: string): Promise<CheckWords> {
  const [check, map] =
    language === 'es'
      ? await Promise.all([import('../../texts/es/load-check.ts'), import('../../texts/es/state-map.ts')])
      : await Promise.all([import('../../texts/en/load-check.ts'), import('../../texts/en/state-map.ts')]);
  return { texts: check.loadCheckTexts, map: map.stateMapTexts };
}

/** Takes over the check that the server drew, with what was typed into it before and what the address brings. */
export async function wake(element: HTMLElement): Promise<void> {
  const words = await wordsIn(document.documentElement.lang);
  // The page wrote it (`load-check-page.tsx`).
  const links = JSON.parse(element.dataset['links'] ?? '') as CheckLinks;
  const arrived = arrivedLoad(window.location.search, typedBelow(element));
  await new Promise<void>((resolve) => {
    hydrateRoot(element, <LoadCheck words={words} links={links} arrived={arrived} onReady={resolve} />, {
      identifierPrefix: 'check',
    });
  });
}
