import { hydrateRoot } from 'react-dom/client';
import { arrivedLoad, typedBelow, type Arrived } from './arrived-load.ts';
import type { CheckLinks, CheckWords } from './load-check-texts.ts';
import { LoadCheck } from './load-check.tsx';

/** Hydrates the check with the input from before and from the address. */
export function takeOver(element: HTMLElement, words: CheckWords): Promise<void> {
  // `load-check-page.tsx` writes this attribute.
  const links = JSON.parse(element.dataset['links'] ?? '') as CheckLinks;
  const early = typedBelow(element);
  let arrived: Arrived | undefined;
  // Read after hydration, so that input up to that moment counts.
  const arrive = () => (arrived ??= arrivedLoad(window.location.search, { ...early, ...typedBelow(element) }));
  return new Promise((resolve) => {
    hydrateRoot(element, <LoadCheck words={words} links={links} arrive={arrive} onReady={resolve} />, {
      identifierPrefix: 'check',
    });
  });
}
