import '#lib/forms/number-words.ts';
import { followMovedTexts } from '#lib/moved-texts.ts';
import { hydrateRoot } from 'react-dom/client';
import { readInitialLoad, readInput, type InitialLoad } from './initial-load.ts';
import type { CheckLinks, CheckWords } from './load-check-texts.ts';
import { LoadCheck } from './load-check.tsx';

export function hydrateCheck(element: HTMLElement, words: CheckWords): Promise<void> {
  // `load-check-page.tsx` writes this attribute.
  const links = JSON.parse(element.dataset['links'] ?? '') as CheckLinks;
  const early = readInput(element);
  let arrived: InitialLoad | undefined;
  // Read after hydration, so that input up to that moment counts.
  const readLoad = () =>
    (arrived ??= readInitialLoad(
      window.location.search,
      { ...early, ...readInput(element) },
      words.texts.trip.place,
      document.activeElement?.getAttribute('name') ?? null,
    ));
  followMovedTexts(element);
  return new Promise((resolve) => {
    hydrateRoot(element, <LoadCheck words={words} links={links} readLoad={readLoad} onReady={resolve} />, {
      identifierPrefix: 'check',
    });
  });
}
