import type { ComponentProps, ReactNode } from 'react';
import { LandingArticles, type ShownArticle } from './landing-articles.tsx';
import { LandingClosing } from './landing-closing.tsx';
import { LandingFacts } from './landing-facts.tsx';
import { LandingContact, LandingJoin } from './landing-forms.tsx';
import { LandingHero } from './hero/landing-hero.tsx';
import { LandingSection } from './landing-section.tsx';
import type { LandingTexts } from './landing-texts.ts';
import { type SitePlace, landingSections } from '../../frame/site-place.ts';
import { classNames } from '#ui/class-names.ts';
import css from './landing-page.module.css';
import { Offices } from '../offices/offices.tsx';
import { LogoList } from '#ui/brand-logo.tsx';
import { paymentMarks } from '#ui/payment-marks.ts';

/** Spec [1]. */
const paymentLogos = ['visa', 'mastercard', 'amex', 'stripe', 'googlePay', 'applePay'] as const;

function LandingSteps({ texts }: { texts: LandingTexts }) {
  const { person, states, vehicles, permits, pay } = texts.steps;
  return (
    <LandingSection
      id={landingSections.how}
      title={texts.how}
      lead={texts.howLead}
      look="stacked"
      heights={{ phone: 1320, desktop: 640 }}
    >
      <ol className={css['road']}>
        {[person, states, vehicles, permits, pay].map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="muted above-8">{text}</p>
          </li>
        ))}
      </ol>
      <p className={classNames('strong whole-line size-group above-28', css['afterwards'])}>{texts.afterwards}</p>
      <div className={css['pay']}>
        <h3 className="size-body">{texts.pay}</h3>
        <LogoList marks={paymentMarks} names={paymentLogos} />
      </div>
    </LandingSection>
  );
}

function LandingReasons({ texts }: { texts: LandingTexts }) {
  const { immediate, experienced, satisfied } = texts.reasons;
  return (
    <LandingSection id={landingSections.why} title={texts.why} heights={{ phone: 680, desktop: 480 }}>
      <dl className="ruled-rows">
        {[immediate, experienced, satisfied].map(({ name, text }) => (
          <div key={name} className={css['reason']}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </LandingSection>
  );
}

type Props = { texts: LandingTexts; unreachable: string; at: (path: string) => string };

function LandingAbout({ texts, unreachable, at }: Props) {
  return (
    <LandingSection id={landingSections.who} title={texts.who} heights={{ phone: 960, desktop: 500 }}>
      <div className="stack size-group gap-16">
        {texts.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <h3 className="above-28 below-12">{texts.officesTitle}</h3>
      <Offices texts={{ ...texts, unreachable }} at={at} />
    </LandingSection>
  );
}

function LandingQuestions({ texts }: { texts: LandingTexts }) {
  return (
    <LandingSection id="questions" title={texts.questionsTitle} heights={{ phone: 930, desktop: 860 }}>
      <div className={classNames('ruled-rows', css['questions'])}>
        {texts.questions.map(({ asked, answer }) => (
          <details key={asked}>
            <summary className="in-row chevron padded-8 size-group strong">{asked}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </LandingSection>
  );
}

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
