import type { ArticleSummary, Turnaround } from '@wideload/contract';
import { branding, offices, seller, socialLinks, unavailable, type Language } from '@wideload/contract/client';
import { ListedDate, ArticlePicture } from '../pages/articles/article-parts.tsx';
import { landingPictureSizes, type ShownArticle } from '../pages/landing/landing-section.tsx';
import { LandingInside } from '../pages/landing/landing-inside.tsx';
import { LandingPage } from '../pages/landing/landing-page.tsx';
import type { LandingTexts } from '../pages/landing/landing-texts.ts';
import { renderCheckEntry, renderHeroCheck } from '../pages/load-check/load-check-page.tsx';
import { toPlace } from '../frame/site-frame.tsx';
import type { Drawn, SiteRoute } from './site-head.ts';
import { siteTexts } from '../texts/site-texts.ts';
import { Notice } from '#ui/layout/notice.tsx';

const shown = 3;

function buildFacts({ questions }: LandingTexts, origin: string): object {
  const organization = {
    '@type': 'Organization',
    name: branding.name,
    legalName: seller.company,
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
    email: seller.email,
    telephone: `+1 ${seller.phone}`,
    sameAs: socialLinks.map(({ href }) => href),
    location: offices.map(({ city, state, address: [street, town] }) => ({
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        addressLocality: city,
        addressRegion: state,
        postalCode: town.slice(-5),
        addressCountry: 'US',
      },
    })),
  };
  const answered = questions.map(({ asked, answer }) => ({
    '@type': 'Question',
    name: asked,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, { '@type': 'FAQPage', mainEntity: answered }],
  };
}

function toShownArticle(article: ArticleSummary, language: Language): ShownArticle {
  return {
    article,
    date: <ListedDate article={article} language={language} texts={siteTexts[language].articlePages} />,
    picture: <ArticlePicture article={article} sizes={landingPictureSizes} className={undefined} isFirst={false} />,
  };
}

type Items<T> = { items: readonly T[] } | typeof unavailable | null;

/** The answers of `articles.list` and `states.turnaround`; the page also works without them. */
function readAnswers(answers: readonly unknown[]) {
  const [articles = null, turnarounds = null] = answers as readonly [Items<ArticleSummary>?, Items<Turnaround>?];
  return [toItems(articles), toItems(turnarounds)] as const;
}

function toItems<T>(answer: Items<T>): readonly T[] | null {
  return answer === null || answer === unavailable ? null : answer.items;
}

function renderLanding({ language, answers, origin }: Parameters<SiteRoute['render']>[0]): Drawn {
  const [articles, turnarounds] = readAnswers(answers);
  const { landing: texts, landingInside, loadCheck, frame } = siteTexts[language];
  const place = toPlace({ language, path: '/' });
  return {
    head: {
      title: texts.title,
      description: texts.description,
      facts: buildFacts(texts, origin),
      isUnderHero: true,
    },
    body: (
      <LandingPage
        place={place}
        texts={texts}
        unreachable={frame.unreachable}
        articles={(articles ?? []).map((article) => toShownArticle(article, language))}
        hero={renderHeroCheck(language)}
        loadCheck={renderCheckEntry(language)}
        inside={<LandingInside place={place} texts={landingInside} words={loadCheck} turnarounds={turnarounds} />}
      />
    ),
  };
}

const listCalls: SiteRoute['listCalls'] = (_params, language) => [
  `/articles?page=1&pageSize=${shown}&language=${language}`,
  '/states/turnaround',
];

/** Search engines must not index it as a duplicate of the landing page. */
function renderBelowModal(visit: Parameters<SiteRoute['render']>[0]): Drawn {
  const { head, body } = renderLanding(visit);
  return {
    head: { ...head, hidden: true },
    body: (
      <>
        <noscript>
          <Notice tone="warn">{siteTexts[visit.language].frame.signInNeedsScript}</Notice>
        </noscript>
        {body}
      </>
    ),
  };
}

export const landingRoutes: readonly SiteRoute[] = [
  { path: '/', listCalls, render: renderLanding },
  { path: '/auth', addresses: [], listCalls, render: renderBelowModal },
];
