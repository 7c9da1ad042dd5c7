import { languages, type Language } from '@wideload/contract';
import type { FastifyBaseLogger } from 'fastify';
import { HOUR, MINUTE, SECOND } from '#clock.ts';
import { createBreaker } from '../registry/breaker.ts';
import { readChained } from './chained-lists.ts';
import { parsePost, parsePosts, summaryFields, toLanguageFilter } from './ghost-answer.ts';
import { fetchGhost, GhostFailure, UnreadablePost, type GhostAnswer } from './ghost-call.ts';
import { createAnswerCache } from './answer-cache.ts';
import type { Blog, BlogArticle, BlogPage } from './port.ts';

export type GhostOptions = {
  url: string;
  /** Reads published articles only; never logged. */
  contentKey: string;
  imageSource: string;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  timeoutMs?: number;
  now?: () => number;
};

type Question<T> = {
  path: string;
  query: Record<string, string>;
  kept: ReturnType<typeof createAnswerCache<T>>;
  read: (answer: GhostAnswer) => T;
};

/** At most one request a minute per answer; readers notice an outage of Ghost after an hour. */
const keeping = { freshMs: MINUTE, staleMs: HOUR, most: 200 };

/** Every request has a deadline and none is retried; after three failures in a row no request goes out for 30 seconds. */
export function createGhostBlog(options: GhostOptions): Blog {
  const { url, contentKey, imageSource, log, timeoutMs = 4.5 * SECOND, now = () => performance.now() } = options;
  const breaker = createBreaker({ failures: 3, pauseMs: 30 * SECOND, now });
  const pages = createAnswerCache<BlogPage>({ ...keeping, now });
  const articles = createAnswerCache<BlogArticle | 'unknown'>({ ...keeping, now });

  function noteFailure(because: string): void {
    log.warn({ event: 'blog.failed', because });
    if (breaker.recordFailure()) log.error({ event: 'blog.breaker_opened' });
  }

  function noteUnreadable(): void {
    log.warn({ event: 'blog.post_unreadable' });
    breaker.recordSuccess();
  }

  async function ask<T>({ path, query, kept, read }: Question<T>): Promise<T | 'unavailable'> {
    const name = `${path}?${new URLSearchParams(query).toString()}`;
    const known = kept.fresh(name);
    if (known !== null) return known;
    if (!breaker.canRequest()) return kept.stale(name) ?? 'unavailable';
    try {
      const answer = read(await fetchGhost(path, query, { url, contentKey, timeoutMs }));
      breaker.recordSuccess();
      kept.keep(name, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof GhostFailure)) throw error;
      if (error instanceof UnreadablePost) noteUnreadable();
      else noteFailure(error.because);
      return kept.stale(name) ?? 'unavailable';
    }
  }

  const askPage = (language: Language, { page, pageSize }: { page: number; pageSize: number }) =>
    ask({
      path: '',
      query: {
        limit: String(pageSize),
        page: String(page),
        fields: summaryFields,
        filter: `visibility:public+${toLanguageFilter(language)}`,
        order: 'published_at desc',
      },
      kept: pages,
      read: (answer) => {
        const { page: readable, unreadable } = parsePosts(answer, { imageSource, language });
        if (unreadable > 0) noteUnreadable();
        return readable;
      },
    });

  return {
    // Ghost has none. Each answer is kept for a minute anyway.
    version: () => Promise.resolve(String(now())),
    list({ page, pageSize, language }) {
      const inOrder = [language, ...languages.filter((other) => other !== language)];
      const lists = inOrder.map((one) => (at: number) => askPage(one, { page: at, pageSize }));
      return readChained(lists, { page, pageSize });
    },
    async read(id) {
      if (!/^[0-9a-f]{24}$/.test(id)) return 'unknown';
      return ask({
        path: `${id}/`,
        // With `fields` Ghost may leave out the tags.
        query: { include: 'tags', formats: 'html' },
        kept: articles,
        read: (answer) => parsePost(answer, imageSource) ?? 'unknown',
      });
    },
  };
}
