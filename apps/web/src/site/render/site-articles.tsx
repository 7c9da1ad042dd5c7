import type { Article, ArticleSummary } from '@wideload/contract';
import { articlePath, feedPath, unavailable, type Language } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { articleFacts } from '../pages/articles/article-facts.ts';
import { articlesPerPage, listPath, pageOf, type ArticleLinks } from '../pages/articles/article-links.ts';
import { ArticlePage } from '../pages/articles/article-page.tsx';
import { ArticlesPage } from '../pages/articles/articles-page.tsx';
import { ArticlesTrouble } from '../pages/articles/articles-trouble.tsx';
import { localizePath } from './site-head.ts';
import type { Drawn, Params, SiteRoute } from './site-route.ts';
import { siteTexts } from '../texts/site-texts.ts';

type Visit = Parameters<SiteRoute['draw']>[0];
type Frame = ReturnType<typeof frameOf>;
type List = { items: readonly ArticleSummary[]; total: number };

/** Articles that are offered beside another. */
const offered = 5;

function linksIn(language: Language): ArticleLinks {
  return {
    main: localizePath('/', language),
    check: localizePath('/check-your-load', language),
    feed: feedPath,
    list: (page) => localizePath(listPath(page), language),
    article: (id) => localizePath(articlePath(id), language),
  };
}

function frameOf({ language }: Visit) {
  return { language, links: linksIn(language), texts: siteTexts[language].articlePages };
}

const feedOf = ({ texts: { feedTitle: title } }: Frame) => ({ title, address: feedPath });

type Trouble = { title: string; text: string; others: readonly ArticleSummary[]; status: 404 | 503 };

function drawTrouble(frame: Frame, { status, ...said }: Trouble): Drawn {
  return {
    status,
    head: { title: said.title, description: said.text, hidden: true },
    body: <ArticlesTrouble {...frame} {...said} />,
  };
}

function drawAway(frame: Frame): Drawn {
  return drawTrouble(frame, { status: 503, title: frame.texts.awayTitle, text: frame.texts.awayText, others: [] });
}

function asksOfList({ page: written }: Params): string[] {
  const page = pageOf(written);
  return page === null ? [] : [`/articles?page=${page}&pageSize=${articlesPerPage}`];
}

function drawList(visit: Visit): Drawn {
  const frame = frameOf(visit);
  const page = pageOf(visit.params['page']);
  // Answers of `articles.list`, asked for above.
  const [answer = null] = visit.answers as readonly (List | typeof unavailable | null)[];
  if (answer === unavailable) return drawAway(frame);
  if (page === null || answer === null || (answer.items.length === 0 && page > 1))
    return drawTrouble(frame, {
      status: 404,
      title: frame.texts.noPageTitle,
      text: frame.texts.noPageText,
      others: [],
    });
  const body: ReactNode = <ArticlesPage {...frame} page={page} articles={answer.items} total={answer.total} />;
  const title = page === 1 ? frame.texts.title : frame.texts.titleOfPage(String(page));
  // `/articles/page/1` is the list by another name.
  const hidden = page === 1 && visit.params['page'] !== undefined;
  return { head: { title, description: frame.texts.description, feed: feedOf(frame), hidden }, body };
}

/** What cannot be an id is not asked for. */
function asksOfArticle({ id = '' }: Params): string[] {
  return /^[0-9a-f-]{24,36}$/.test(id) ? [`/articles/${id}`, othersAsk] : [othersAsk];
}

const othersAsk = `/articles?page=1&pageSize=${offered}`;

function drawArticle(visit: Visit): Drawn {
  const frame = frameOf(visit);
  const { texts: said, links } = frame;
  // Answers of `articles.read`, which is not asked for what cannot be an id, and of `articles.list`.
  const asked = visit.answers.length === 2 ? visit.answers : [null, ...visit.answers];
  const [article, list] = asked as readonly [Article | typeof unavailable | null, List | typeof unavailable | null];
  if (article === unavailable) return drawAway(frame);
  const others = list === null || list === unavailable ? [] : list.items;
  if (article === null)
    return drawTrouble(frame, { status: 404, title: said.unknownTitle, text: said.unknownText, others });
  const { origin } = visit;
  const whole = {
    origin,
    main: origin + links.main,
    list: origin + links.list(),
    article: origin + links.article(article.id),
  };
  return {
    head: {
      title: article.title,
      description: article.description,
      publishedAt: article.published_at,
      feed: feedOf(frame),
      facts: articleFacts(article, whole, said),
      ...(article.feature_image === null ? {} : { picture: article.feature_image }),
    },
    body: <ArticlePage {...frame} article={article} others={others.filter(({ id }) => id !== article.id)} />,
  };
}

/** The pages of the blog. Which articles there are only the server knows, so their addresses come from there. */
export const articleRoutes: readonly SiteRoute[] = [
  { path: '/articles', asks: asksOfList, draw: drawList },
  { path: '/articles/page/:page', addresses: [], asks: asksOfList, draw: drawList },
  { path: '/articles/:id', addresses: [], asks: asksOfArticle, draw: drawArticle },
];
