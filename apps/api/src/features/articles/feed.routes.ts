import { feedPath, languages, localizePath, type Article, type Language } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '#deps.ts';
import { sendText } from '#platform/http/bodies/text-answer.ts';
import { Problem } from '#problem.ts';
import { listPublished, readPublished } from './articles.service.ts';
import { renderFeed } from './feed.ts';

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

export function feedRoutes(app: FastifyInstance, deps: Deps): void {
  const options = { config: { exception: 'The feed of the articles, for readers of RSS.' } };
  const { publicUrl: origin } = deps.config;
  for (const language of languages)
    app.get(localizePath(feedPath, language), options, async (request, reply) => {
      const feed = renderFeed(await loadNewestArticles(deps, language), { language, origin });
      return sendText(feed, 'application/rss+xml', { request, reply });
    });
}
