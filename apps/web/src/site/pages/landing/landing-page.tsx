import type { ComponentProps, ReactNode } from 'react';
import { LandingSection, LandingArticles, type ShownArticle } from './landing-section.tsx';
import { LandingHero } from './landing-hero.tsx';
import type { LandingTexts } from './landing-texts.ts';
import { type SitePlace, landingSections } from '../../frame/site-place.ts';
import { classNames } from '#ui/class-names.ts';
import css from './landing-page.module.css';
import { Offices, CallLink } from '../offices.tsx';
import { LogoList, LogoWithName, storeMarks } from '#ui/brand-logo.tsx';
import { paymentMarks } from '#ui/payment-marks.ts';
import { seller, mobileApps } from '@wideload/contract/client';
import { OutreachForm } from './outreach-form.tsx';
import { buildButtonClass } from '#ui/button.tsx';
import { lazyLayout } from '#ui/layout/lazy-layout.ts';
import buttons from './landing-buttons.module.css';
import { formatList } from '#lib/format-list.ts';

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

// The figures are those of spec [1].
const statistics = [
  { figure: '10', what: 'years' },
  { figure: '8', what: 'companies' },
  { figure: '400+', what: 'employees' },
] as const;

const kinds = [
  ['oversize', 'oversizeWhat'],
  ['overweight', 'overweightWhat'],
  ['superload', 'superloadWhat'],
  ['specialty', 'specialtyWhat'],
] as const;

function LandingFacts({ texts }: { texts: LandingTexts }) {
  return (
    <div className={css['facts']}>
      <section aria-label={texts.figures}>
        <dl className={css['statistics']}>
          {statistics.map(({ figure, what }) => (
            <div key={what} className="figure-first">
              <dt>{texts[what]}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section id={landingSections.services} aria-labelledby="permit-kinds">
        <h2 id="permit-kinds">{texts.kinds}</h2>
        <dl className={classNames('halves ruled-rows above-12', css['kinds'])}>
          {kinds.map(([name, what]) => (
            <div key={name}>
              <dt className="strong">{texts[name]}</dt>
              <dd className="hint">{texts[what]}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

type FormsProps = { place: SitePlace; texts: LandingTexts; unreachable: string };

function toSharedProps({ place, texts, unreachable }: FormsProps) {
  const { form, close, ok } = texts;
  return { language: place.language, texts: form, close, ok, unreachable };
}

function LandingJoin(props: FormsProps) {
  const { texts } = props;
  return (
    <LandingSection
      id="join-our-team"
      title={texts.joinTitle}
      lead={texts.joinLead}
      heights={{ phone: 1050, desktop: 640 }}
    >
      <OutreachForm kind="join" {...toSharedProps(props)} />
    </LandingSection>
  );
}

function LandingContact(props: FormsProps) {
  const { texts } = props;
  return (
    <LandingSection
      id="contact-us"
      title={texts.contactTitle}
      lead={texts.contactLead}
      heights={{ phone: 1040, desktop: 710 }}
    >
      <p className={css['direct']}>
        <a href={`tel:+1${seller.phone.replaceAll(/\D/g, '')}`}>{seller.phone}</a>
        <a href={`mailto:${seller.email}`}>{seller.email}</a>
      </p>
      <OutreachForm kind="contact" {...toSharedProps(props)} />
    </LandingSection>
  );
}

function LandingClosing({ texts, place: { language, signUp } }: { texts: LandingTexts; place: SitePlace }) {
  return (
    <section aria-labelledby="closing-title" {...lazyLayout({ phone: 580, desktop: 400 }, css['closing'])}>
      <div className="site-width">
        <h2 id="closing-title">{texts.closing}</h2>
        <div className="cluster above-28">
          <a href={signUp} className={buildButtonClass({ size: 'large' }, buttons['start'])}>
            {texts.getPermit}
          </a>
          <CallLink texts={texts} className={buildButtonClass({ size: 'large' }, buttons['call'])} />
        </div>
        <p className="above-16">{texts.adults}</p>
        <ul className="cluster targets-44 above-8">
          {mobileApps.map(({ store, devices, href }) => (
            <li key={store}>
              <a href={href} rel="noopener">
                <LogoWithName brand={store} marks={storeMarks} />
                {store} ({formatList(devices, 'and', language)})
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

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
