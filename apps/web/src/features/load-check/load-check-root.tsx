import { hydrateRoot } from 'react-dom/client';
import { arrivedLoad, typedBelow } from './arrived-load.ts';
import type { CheckLinks, CheckWords } from './load-check-texts.ts';
import { LoadCheck } from './load-check.tsx';

/** Takes over the check that the server drew, with what was typed into it before and what the address brings. */
export function takeOver(element: HTMLElement, words: CheckWords): Promise<void> {
  // The page wrote it (`load-check-page.tsx`).
  const links = JSON.parse(element.dataset['links'] ?? '') as CheckLinks;
  const arrived = arrivedLoad(window.location.search, typedBelow(element));
  return new Promise((resolve) => {
    hydrateRoot(element, <LoadCheck words={words} links={links} arrived={arrived} onReady={resolve} />, {
      identifierPrefix: 'check',
    });
  });
}
