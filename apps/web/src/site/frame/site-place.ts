import type { Language } from '@wideload/contract/client';
import type { frameTexts } from '../texts/en/frame.ts';
import type { TextsOf } from '../../lib/texts-of.ts';

export type FrameTexts = TextsOf<typeof frameTexts>;

/** The current page, and functions for addresses. */
export type SitePlace = {
  language: Language;
  /** The path of the page without its language. */
  path: string;
  /** Returns the address of a page, in the visitor's language by default. */
  at: (path: string, language?: Language) => string;
  /** Sign-in and sign-up are addresses; `site.tsx` opens them as modals on any page. */
  signIn: string;
  signUp: string;
};

/** The sections in the header (spec [2]), by their ids on the landing page. */
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

/** The link works from any page. */
export function sectionHref(place: SitePlace, section: string): string {
  return isLanding(place) ? `#${section}` : `${place.at('/')}#${section}`;
}
