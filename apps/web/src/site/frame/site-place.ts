import type { Language } from '@wideload/contract/client';
import type { frameTexts } from '../texts/en/frame.ts';
import type { TextsOf } from '../../lib/texts-of.ts';

export type FrameTexts = TextsOf<typeof frameTexts>;

/** Where the visitor is, and what leads away from there. */
export type SitePlace = {
  language: Language;
  /** The page's address without its language. */
  path: string;
  /** The address of a page, in the visitor's language or in another. */
  at: (path: string, language?: Language) => string;
  /** Sign-in and sign-up are addresses; `site.tsx` opens them as modals on any page. */
  signIn: string;
  signUp: string;
};

/** The sections that the header names (spec [2]), by the id that they have on the landing page. */
export const landingSections = {
  why: 'why-choose-us',
  services: 'our-services',
  how: 'how-to-order',
  who: 'who-we-are',
} as const;

/** `/auth` is the landing page with a modal over it. */
export function isLanding({ path }: SitePlace): boolean {
  return path === '/' || path === '/auth';
}

/** Leads to a section of the landing page, from wherever one is. */
export function sectionHref(place: SitePlace, section: string): string {
  return isLanding(place) ? `#${section}` : `${place.at('/')}#${section}`;
}
