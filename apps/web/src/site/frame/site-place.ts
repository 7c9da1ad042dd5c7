import type { Language } from '@wideload/contract/client';
import type { frameTexts } from '../texts/en/frame.ts';
import type { TextsOf } from '#lib/texts-of.ts';

export type FrameTexts = TextsOf<typeof frameTexts>;

/** The languages in which the content of a page exists, each with its path, without the language. */
export type PagePaths = Readonly<Partial<Record<Language, string>>>;

export type PageContent = {
  /** The page may have a frame in another one. */
  language: Language;
  paths: PagePaths;
};

export type SitePlace = {
  language: Language;
  /** Without the language. */
  path: string;
  paths: PagePaths;
  at: (path: string, language?: Language) => string;
  /** Sign-in and sign-up are addresses; `site.tsx` opens them as modals on any page. */
  signIn: string;
  signUp: string;
};

/** The ids of the sections on the landing page (spec [2]). */
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

export function buildSectionHref(place: SitePlace, section: string): string {
  return isLanding(place) ? `#${section}` : `${place.at('/')}#${section}`;
}
