import type { Article, ArticleSummary } from '@wideload/contract';
import { articlePath, feedPath, unavailable, type Language } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { articlesPerPage, toListPath, parsePage, type ArticleLinks } from '../pages/articles/article-parts.tsx';
import { ArticlePage, readBeginning } from '../pages/articles/article-page.tsx';
import { ArticlesPage, ArticlesTrouble } from '../pages/articles/articles-page.tsx';
import type { PageContent } from '../frame/site-place.ts';
import { localizePath, type Drawn, type Params, type SiteRoute } from './site-head.ts';
import { siteTexts } from '../texts/site-texts.ts';
import { branding } from '#lib/branding.ts';

type Visit = Parameters<SiteRoute['render']>[0];
type Frame = ReturnType<typeof buildFrame>;
type List = { items: readonly ArticleSummary[]; total: number };

const offered = 5;

function buildLinks(language: Language): ArticleLinks {
  return {
    main: localizePath('/', language),
    check: localizePath('/check-your-load', language),
    feed: localizePath(feedPath, language),
    list: (page) => localizePath(toListPath(page), language),
    article: (id, other = language) => localizePath(articlePath(id), other),
  };
}

function buildFrame({ language }: { language: Language }) {
  return { language, links: buildLinks(language), texts: siteTexts[language].articlePages };
}

const toFeed = ({ links, texts }: Frame) => ({ title: texts.feedTitle, address: links.feed });

type Trouble = { title: string; text: string; others: readonly ArticleSummary[]; status: 404 | 503 };

function renderTrouble(frame: Frame, { status, ...words }: Trouble): Drawn {
  return {
    status,
    head: { title: words.title, description: words.text, hidden: true },
    body: <ArticlesTrouble {...frame} {...words} />,
  };
}

function renderUnavailable(frame: Frame): Drawn {
  return renderTrouble(frame, { status: 503, title: frame.texts.awayTitle, text: frame.texts.awayText, others: [] });
}

function listCallsOfList({ page: written }: Params, language: Language): string[] {
  const page = parsePage(written);
  return page === null ? [] : [`/articles?page=${page}&pageSize=${articlesPerPage}&language=${language}`];
}

function renderList(visit: Visit): Drawn {
  const frame = buildFrame(visit);
  const page = parsePage(visit.params['page']);
  // The answer of `articles.list`, which this route requests.
  const [answer = null] = visit.answers as readonly (List | typeof unavailable | null)[];
  if (answer === unavailable) return renderUnavailable(frame);
  if (page === null || answer === null || (answer.items.length === 0 && page > 1))
    return renderTrouble(frame, {
      status: 404,
      title: frame.texts.noPageTitle,
      text: frame.texts.noPageText,
      others: [],
    });
  const body: ReactNode = <ArticlesPage {...frame} page={page} articles={answer.items} total={answer.total} />;
  const title = page === 1 ? frame.texts.title : frame.texts.titleOfPage(String(page));
  // `/articles/page/1` duplicates the list.
  const hidden = page === 1 && visit.params['page'] !== undefined;
  return { head: { title, description: frame.texts.description, feed: toFeed(frame), hidden }, body };
}

/** An invalid id makes no call. */
function listCallsOfArticle({ id = '' }: Params, language: Language): string[] {
  const others = `/articles?page=1&pageSize=${offered}&language=${language}`;
  return /^[0-9a-f-]{24,36}$/.test(id) ? [`/articles/${id}`, others] : [others];
}

function toContent(article: Article): PageContent {
  const paths = [article, ...article.versions].map(({ id, language }) => [language, articlePath(id)] as const);
  return { language: article.language, paths: Object.fromEntries(paths) };
}

type WholeAddresses = { main: string; list: string; article: string; origin: string };
type Named = { mainPage: string; name: string };

function buildArticleFacts(article: Article, whole: WholeAddresses, { mainPage, name }: Named): object {
  const {
    title,
    description,
    html,
    language,
    feature_image: image,
    published_at: published,
    updated_at: updated,
  } = article;
  const publisher = { '@type': 'Organization', name: branding.name, url: whole.main };
  const crumbs = [
    { name: mainPage, item: whole.main },
    { name, item: whole.list },
    { name: title, item: whole.article },
  ];
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Article',
        headline: title,
        description: description || readBeginning(html),
        ...(image === null ? {} : { image: [new URL(image, whole.origin).href] }),
        datePublished: published,
        dateModified: updated,
        inLanguage: language,
        mainEntityOfPage: whole.article,
        author: publisher,
        publisher,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
      },
    ],
  };
}

/** The same in every frame: those of the canonical page. */
function buildFacts(article: Article, origin: string): object {
  const { links, texts } = buildFrame(article);
  const whole = {
    origin,
    main: origin + links.main,
    list: origin + links.list(),
    article: origin + links.article(article.id),
  };
  return buildArticleFacts(article, whole, texts);
}

function listOthers(items: readonly ArticleSummary[], { id, versions }: Article): ArticleSummary[] {
  const own = new Set([id, ...versions.map((version) => version.id)]);
  return items.filter((item) => !own.has(item.id));
}

function renderArticle(visit: Visit): Drawn {
  const frame = buildFrame(visit);
  const { texts: words } = frame;
  // The answers of `articles.read`, which an invalid id skips, and of `articles.list`.
  const asked = visit.answers.length === 2 ? visit.answers : [null, ...visit.answers];
  const [article, list] = asked as readonly [Article | typeof unavailable | null, List | typeof unavailable | null];
  if (article === unavailable) return renderUnavailable(frame);
  const others = list === null || list === unavailable ? [] : list.items;
  if (article === null)
    return renderTrouble(frame, { status: 404, title: words.unknownTitle, text: words.unknownText, others });
  return {
    content: toContent(article),
    head: {
      title: article.title,
      description: article.description || readBeginning(article.html),
      publishedAt: article.published_at,
      feed: toFeed(frame),
      facts: buildFacts(article, visit.origin),
      ...(article.feature_image === null ? {} : { picture: article.feature_image }),
    },
    body: <ArticlePage {...frame} article={article} others={listOthers(others, article)} />,
  };
}

/** The server adds the addresses of the articles, because only it knows them. */
export const articleRoutes: readonly SiteRoute[] = [
  { path: '/articles', listCalls: listCallsOfList, render: renderList },
  { path: '/articles/page/:page', addresses: [], listCalls: listCallsOfList, render: renderList },
  { path: '/articles/:id', addresses: [], listCalls: listCallsOfArticle, render: renderArticle },
];
