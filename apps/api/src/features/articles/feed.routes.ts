import { feedPath, type Article } from '@wideload/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { sendText } from '../../platform/http/bodies/text-answer.ts';
import { Problem } from '../../problem.ts';
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

async function loadNewestArticles(deps: Deps): Promise<Article[]> {
  const { items } = await listPublished(deps, { page: 1, pageSize: NEWEST });
  const articles = await Promise.all(items.map(({ id }) => readUnlessUnpublished(deps, id)));
  return articles.filter((article) => article !== null);
}

export function feedRoutes(app: FastifyInstance, deps: Deps): void {
  const options = { config: { exception: 'The feed of the articles, for readers of RSS.' } };
  app.get(feedPath, options, async (request, reply) => {
    const feed = renderFeed(await loadNewestArticles(deps), deps.config.publicUrl);
    return sendText(feed, 'application/rss+xml', { request, reply });
  });
}
