import type { ComponentProps, ReactNode } from 'react';
import { LandingAbout } from './landing-about.tsx';
import { LandingArticles, type ShownArticle } from './landing-articles.tsx';
import { LandingClosing } from './landing-closing.tsx';
import { LandingFacts } from './landing-facts.tsx';
import { LandingContact, LandingJoin } from './landing-forms.tsx';
import { LandingHero } from './hero/landing-hero.tsx';
import { LandingQuestions } from './landing-questions.tsx';
import { LandingReasons } from './landing-reasons.tsx';
import { LandingSection } from './landing-section.tsx';
import { LandingSteps } from './landing-steps.tsx';
import type { LandingTexts } from './landing-texts.ts';
import type { SitePlace } from '../../frame/site-place.ts';

export type LandingPageProps = {
  place: SitePlace;
  texts: LandingTexts;
  unreachable: string;
  /** Empty when the blog is empty or down. */
  articles: readonly ShownArticle[];
  hero: Pick<ComponentProps<typeof LandingHero>, 'hero' | 'check'>;
  loadCheck: ReactNode;
  inside: ReactNode;
};

export function LandingPage({ place, texts, unreachable, articles, hero, loadCheck, inside }: LandingPageProps) {
  return (
    <>
      <LandingHero texts={texts} signUp={place.signUp} {...hero} />
      <LandingFacts texts={texts} />
      <LandingSection
        id="check-your-load"
        title={texts.checkTitle}
        lead={texts.checkLead}
        look="stacked"
        heights={{ phone: 780, desktop: 500 }}
      >
        {loadCheck}
      </LandingSection>
      {inside}
      <LandingReasons texts={texts} />
      <LandingSteps texts={texts} />
      <LandingAbout texts={texts} unreachable={unreachable} at={place.at} />
      <LandingQuestions texts={texts} />
      <LandingArticles place={place} texts={texts} articles={articles} />
      <LandingJoin place={place} texts={texts} unreachable={unreachable} />
      <LandingContact place={place} texts={texts} unreachable={unreachable} />
      <LandingClosing texts={texts} place={place} />
    </>
  );
}
