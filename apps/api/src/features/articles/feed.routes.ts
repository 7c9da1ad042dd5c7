import {
  feedPath,
  languages,
  localizePath,
  articlePath,
  branding,
  type Article,
  type Language,
} from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { sendText, escapeXml } from '#platform/http/bodies/text-answer.ts';
import { Problem } from '#problem.ts';
import { listPublished, readPublished } from './articles.service.ts';

const NEWEST = 10;

/** Null for an article that was unpublished after it was listed. */
async function readUnlessUnpublished(deps: Deps, id: string): Promise<Article | null> {
  try {
    return await readPublished(deps, id);
  } catch (error) {
    if (error instanceof Problem && error.code === 'not-found') return null;
    throw error;
  }
}

/** Only those in the language, which come first in the list. */
async function loadNewestArticles(deps: Deps, language: Language): Promise<Article[]> {
  const { items } = await listPublished(deps, { page: 1, pageSize: NEWEST, language });
  const own = items.filter((item) => item.language === language);
  const articles = await Promise.all(own.map(({ id }) => readUnlessUnpublished(deps, id)));
  // In a list, an article without a description has its first words for one.
  return articles.flatMap((article, index) =>
    article === null ? [] : [{ ...article, description: own[index]?.description ?? '' }],
  );
}

const channels = {
  en: {
    language: 'en-us',
    title: 'articles',
    description: 'Oversize and overweight permits in the United States, explained plainly.',
  },
  es: {
    language: 'es-us',
    title: 'artículos',
    description: 'Permisos de sobredimensión y sobrepeso en Estados Unidos, en palabras claras.',
  },
} as const satisfies Record<Language, object>;

const renderElement = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`;
const formatDate = (instant: string) => new Date(instant).toUTCString();

/** Links in the text are absolute already (`isAllowedLink`). */
function renderContent({ html, feature_image: image, feature_image_alt: alt }: Article, origin: string): string {
  if (image === null) return html;
  return `<p><img src="${escapeXml(new URL(image, origin).href)}" alt="${escapeXml(alt)}"></p>${html}`;
}

function renderItem(article: Article, origin: string): string {
  const address = escapeXml(`${origin}${localizePath(articlePath(article.id), article.language)}`);
  return [
    '<item>',
    renderElement('title', article.title),
    `<link>${address}</link>`,
    `<guid isPermaLink="true">${address}</guid>`,
    renderElement('pubDate', formatDate(article.published_at)),
    renderElement('description', article.description),
    renderElement('content:encoded', renderContent(article, origin)),
    '</item>',
  ].join('\n');
}

type Channel = { language: Language; origin: string };

/** RSS 2.0 (https://www.rssboard.org/rss-specification) with full texts; `articles` are in the language, newest first. */
export function renderFeed(articles: readonly Article[], { language, origin }: Channel): string {
  const channel = channels[language];
  const toAddress = (path: string) => escapeXml(origin + localizePath(path, language));
  const changes = articles.map(({ updated_at: at }) => at).toSorted();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    renderElement('title', `${branding.name}: ${channel.title}`),
    `<link>${toAddress('/articles')}</link>`,
    renderElement('description', channel.description),
    renderElement('language', channel.language),
    ...changes.slice(-1).map((at) => renderElement('lastBuildDate', formatDate(at))),
    `<atom:link href="${toAddress(feedPath)}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => renderItem(article, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

export function feedRoutes(app: FastifyInstance, deps: Deps): void {
  const options = { config: { exception: 'The feed of the articles, for readers of RSS.' } };
  const { publicUrl: origin } = deps.config;
  for (const language of languages)
    app.get(localizePath(feedPath, language), options, async (request, reply) => {
      const feed = renderFeed(await loadNewestArticles(deps, language), { language, origin });
      return sendText(feed, 'application/rss+xml', { request, reply });
    });
}
