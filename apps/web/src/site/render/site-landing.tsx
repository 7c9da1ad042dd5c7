import type { ArticleSummary } from '@wideload/contract';
import { branding, offices, seller, socialLinks, unavailable } from '@wideload/contract/client';
import { ArticlePicture } from '../pages/articles/article-picture.tsx';
import { landingPictureSizes, type ShownArticle } from '../pages/landing/landing-articles.tsx';
import { LandingPage } from '../pages/landing/landing-page.tsx';
import type { LandingTexts } from '../pages/landing/landing-texts.ts';
import { renderCheckEntry, renderHeroCheck } from './site-check.tsx';
import { toPlace } from './site-framed.tsx';
import type { Drawn, SiteRoute } from './site-route.ts';
import { siteTexts } from '../texts/site-texts.ts';
import { Notice } from '../../ui/layout/notice.tsx';

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

function withPicture(article: ArticleSummary): ShownArticle {
  return {
    article,
    picture: <ArticlePicture article={article} sizes={landingPictureSizes} className={undefined} isFirst={false} />,
  };
}

function renderLanding({ language, answers, origin }: Parameters<SiteRoute['render']>[0]): Drawn {
  // The answer of `articles.list`; the page also works without the blog.
  const [answer = null] = answers as readonly ({ items: readonly ArticleSummary[] } | typeof unavailable | null)[];
  const articles = answer === null || answer === unavailable ? [] : answer.items;
  const { landing: texts, frame } = siteTexts[language];
  return {
    head: { title: texts.title, description: texts.description, facts: buildFacts(texts, origin) },
    body: (
      <LandingPage
        place={toPlace({ language, path: '/' })}
        texts={texts}
        unreachable={frame.unreachable}
        articles={articles.map(withPicture)}
        hero={renderHeroCheck(language)}
        loadCheck={renderCheckEntry(language)}
      />
    ),
  };
}

const listCalls = () => [`/articles?page=1&pageSize=${shown}`];

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
