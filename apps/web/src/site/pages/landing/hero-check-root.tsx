import '#lib/forms/number-words.ts';
import { followMovedTexts } from '#lib/moved-texts.ts';
import type { LoadSizeReading } from '@wideload/domain';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { CheckLinks, CheckWords } from '../load-check/load-check-texts.ts';
import { HeroCheck } from './hero-check.tsx';
import { readTyped, type HeroForm } from './hero-form.ts';
import { LandingTruck } from './landing-truck.tsx';

export function hydrateHeroCheck(element: HTMLElement, words: CheckWords): Promise<void> {
  // `landing-hero.tsx` writes this attribute.
  const links = JSON.parse(element.dataset['links'] ?? '') as CheckLinks;
  const draw = createDrawing(words);
  followMovedTexts(element);
  let arrived: HeroForm | undefined;
  // Read after hydration, so that input up to that moment counts.
  const read = () => (arrived ??= readTyped(element));
  return new Promise((resolve) => {
    hydrateRoot(element, <HeroCheck {...{ words, links }} readTyped={read} onReady={resolve} onSize={draw} />, {
      identifierPrefix: 'hero',
    });
  });
}

/** The drawing is drawn anew only when a typed length differs from the drawn one. */
function createDrawing({ texts }: CheckWords) {
  const place = document.getElementById('hero-drawing');
  let root: Root | undefined;
  return (size: LoadSizeReading | null) => {
    const { length, height } = size?.lengths ?? {};
    if (place === null || (root === undefined && length === undefined && height === undefined)) return;
    root ??= createRoot(place);
    root.render(<LandingTruck sentence={texts.hero.truck} length={length} height={height} />);
  };
}
