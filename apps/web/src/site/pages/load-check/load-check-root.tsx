import { hydrateRoot } from 'react-dom/client';
import { arrivedLoad, typedBelow, type Arrived } from './arrived-load.ts';
import type { CheckLinks, CheckWords } from './load-check-texts.ts';
import { LoadCheck } from './load-check.tsx';

/** Takes over the check that the server drew, with what was typed into it before and what the address brings. */
export function takeOver(element: HTMLElement, words: CheckWords): Promise<void> {
  // The page wrote it (`load-check-page.tsx`).
  const links = JSON.parse(element.dataset['links'] ?? '') as CheckLinks;
  const early = typedBelow(element);
  let arrived: Arrived | undefined;
  // Looked up when the check has taken over: what is typed until that very moment counts.
  const arrive = () => (arrived ??= arrivedLoad(window.location.search, { ...early, ...typedBelow(element) }));
  return new Promise((resolve) => {
    hydrateRoot(element, <LoadCheck words={words} links={links} arrive={arrive} onReady={resolve} />, {
      identifierPrefix: 'check',
    });
  });
}
