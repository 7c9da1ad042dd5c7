import { languages, type Language } from '@wideload/contract';
import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { HOUR, MINUTE, SECOND } from '#clock.ts';
import { createBreaker } from '../registry/breaker.ts';
import {
  parsePost,
  parsePosts,
  summaryFields,
  toLanguageFilter,
  fetchGhost,
  GhostFailure,
  UnreadablePost,
  type GhostAnswer,
} from './ghost-call.ts';
import type { Blog, BlogArticle, BlogPage, BlogState } from './port.ts';

type KeptOptions = {
  /** Age up to which an answer replaces a request. */
  freshMs: number;
  /** Age up to which an answer replaces a failure. */
  staleMs: number;
  most: number;
  now: () => number;
};

function createAnswerCache<T>({ freshMs, staleMs, most, now }: KeptOptions) {
  const kept = new Map<string, { answer: T; at: number }>();
  const getYounger = (question: string, age: number): T | null => {
    const known = kept.get(question);
    return known !== undefined && now() - known.at < age ? known.answer : null;
  };

  return {
    fresh: (question: string): T | null => getYounger(question, freshMs),
    stale: (question: string): T | null => getYounger(question, staleMs),
    keep(question: string, answer: T): void {
      kept.delete(question);
      if (kept.size >= most) kept.delete(kept.keys().next().value ?? '');
      kept.set(question, { answer, at: now() });
    },
  };
}

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
  /** Of all requests that one reader waits for. */
  signal: AbortSignal;
  path: string;
  query: Record<string, string>;
  kept: ReturnType<typeof createAnswerCache<T>>;
  read: (answer: GhostAnswer) => T;
};

/** At most one request a minute per answer; readers notice an outage of Ghost after an hour. */
const keeping = { freshMs: MINUTE, staleMs: HOUR, most: 200 };
/** How long a reader waits for a newer answer than the remembered one. */
const NEWER_MS = 300;

type ListPage<T> = { items: readonly T[]; total: number };
export type PagedList<T> = (page: number) => Promise<ListPage<T> | 'unavailable'>;

/** Which pages of a list of equal pages hold the items from `start` on. */
function listPages(start: number, { count, pageSize }: { count: number; pageSize: number }): number[] {
  const first = Math.floor(start / pageSize) + 1;
  const last = Math.ceil((start + count) / pageSize);
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, index) => first + index);
}

/** A page of lists that follow one another, each of which has pages of this size. */
export async function readChained<T>(
  lists: readonly PagedList<T>[],
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ListPage<T> | 'unavailable'> {
  const items: T[] = [];
  let start = (page - 1) * pageSize;
  let total = 0;
  for (const list of lists) {
    const pages = listPages(start, { count: pageSize - items.length, pageSize });
    const found = await Promise.all(pages.map(list));
    const known = found.filter((one) => one !== 'unavailable');
    const [first] = known;
    if (first === undefined || known.length < found.length) return 'unavailable';
    const from = start % pageSize;
    items.push(...known.flatMap((one) => one.items).slice(from, from + pageSize - items.length));
    total += first.total;
    start = Math.max(0, start - first.total);
  }
  return { items, total };
}

/** Each read has one deadline and makes no retries; after three failures in a row no request goes out for 30 seconds. */
export function createGhostBlog(options: GhostOptions): Blog {
  const { url, contentKey, imageSource, log, timeoutMs = 4.5 * SECOND, now = () => performance.now() } = options;
  const breaker = createBreaker({ failures: 3, pauseMs: 30 * SECOND, now });
  const pages = createAnswerCache<BlogPage>({ ...keeping, now });
  const articles = createAnswerCache<BlogArticle | 'unknown'>({ ...keeping, now });

  /** Of the newest answer. */
  let state: BlogState = 'ok';
  /** Readers of one page wait for one request. */
  const asked = new Map<string, Promise<unknown>>();

  function noteSuccess(): void {
    state = 'ok';
    breaker.recordSuccess();
  }

  function noteFailure({ because, isKeyRejected }: GhostFailure): void {
    state = isKeyRejected ? 'key-rejected' : 'unavailable';
    log.warn({ event: 'blog.failed', because });
    if (breaker.recordFailure()) log.error({ event: 'blog.breaker_opened' });
  }

  function noteUnreadable(): void {
    log.warn({ event: 'blog.post_unreadable' });
    noteSuccess();
  }

  async function request<T>({ path, query, kept, read, signal }: Question<T>, name: string): Promise<T | null> {
    try {
      const answer = read(await fetchGhost(path, query, { url, contentKey, signal }));
      noteSuccess();
      kept.keep(name, answer);
      return answer;
    } catch (error) {
      if (!(error instanceof GhostFailure)) throw error;
      if (error instanceof UnreadablePost) noteUnreadable();
      else noteFailure(error);
      return null;
    }
  }

  function requestOnce<T>(question: Question<T>, name: string): Promise<T | null> {
    // Cast: a name is that of one question, which has one type of answer.
    const known = asked.get(name) as Promise<T | null> | undefined;
    if (known !== undefined) return known;
    const made = request(question, name).finally(() => asked.delete(name));
    asked.set(name, made);
    return made;
  }

  async function ask<T>(question: Question<T>): Promise<T | 'unavailable'> {
    const { path, query, kept } = question;
    const name = `${path}?${new URLSearchParams(query).toString()}`;
    const known = kept.fresh(name);
    if (known !== null) return known;
    const remembered = kept.stale(name);
    if (!breaker.canRequest()) return remembered ?? 'unavailable';
    const newer = requestOnce(question, name);
    if (remembered === null) return (await newer) ?? 'unavailable';
    return (await Promise.race([newer, pause(NEWER_MS, null, { ref: false })])) ?? remembered;
  }

  const askPage = (
    language: Language,
    { page, pageSize, signal }: { page: number; pageSize: number; signal: AbortSignal },
  ) =>
    ask({
      signal,
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
    async check() {
      await askPage(languages[0], { page: 1, pageSize: 1, signal: AbortSignal.timeout(timeoutMs) });
      return state;
    },
    list({ page, pageSize, language }) {
      const signal = AbortSignal.timeout(timeoutMs);
      const inOrder = [language, ...languages.filter((other) => other !== language)];
      const lists = inOrder.map((one) => (at: number) => askPage(one, { page: at, pageSize, signal }));
      return readChained(lists, { page, pageSize });
    },
    async read(id) {
      if (!/^[0-9a-f]{24}$/.test(id)) return 'unknown';
      return ask({
        signal: AbortSignal.timeout(timeoutMs),
        path: `${id}/`,
        // With `fields` Ghost may leave out the tags.
        query: { include: 'tags', formats: 'html' },
        kept: articles,
        read: (answer) => parsePost(answer, imageSource) ?? 'unknown',
      });
    },
  };
}
