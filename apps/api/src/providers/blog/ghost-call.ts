import { ghostHtml, languages, type Language } from '@wideload/contract';
import * as z from 'zod/mini';
import { fetchLimited } from '#platform/http/fetch-limited.ts';
import { writeArticle, readHtml } from './article-html.ts';
import { toParagraphs } from './ghost-cards.ts';
import type { BlogArticle, BlogArticleSummary, BlogPage } from './port.ts';

const LARGEST_ANSWER_BYTES = 4 * 1024 * 1024;

export type GhostAnswer = { status: number; body: string };

/** `because` goes to the log: it never holds an address, and so never the key. */
export class GhostFailure extends Error {
  override readonly name = 'GhostFailure';
  readonly because: string;
  readonly isKeyRejected: boolean;

  constructor(because: string, { isKeyRejected = false } = {}) {
    super(`Ghost did not answer: ${because}`);
    this.because = because;
    this.isKeyRejected = isKeyRejected;
  }
}

/** Ghost answers, but this post cannot be read, which says nothing about the others. */
export class UnreadablePost extends GhostFailure {
  constructor() {
    super('a post of another shape');
  }
}

export type GhostSite = { url: string; contentKey: string; signal: AbortSignal };

/** `path` is below `posts/`. @throws GhostFailure only */
export async function fetchGhost(path: string, query: Record<string, string>, site: GhostSite): Promise<GhostAnswer> {
  const address = new URL(`${site.url}/ghost/api/content/posts/${path}`);
  address.search = new URLSearchParams({ ...query, key: site.contentKey }).toString();
  const { status, bytes } = await fetchLimited(address, {
    signal: site.signal,
    headers: { accept: 'application/json', 'accept-version': 'v5.0' },
    maxBytes: LARGEST_ANSWER_BYTES,
    failure: GhostFailure,
  });
  return { status, body: bytes.toString('utf8') };
}

// https://docs.ghost.org/content-api/posts; fields outside `fields` are absent.
const textOrNothing = z.nullish(z.string());
const instant = z.string().check(z.refine((text) => !Number.isNaN(Date.parse(text)), 'Not an instant'));
const Post = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{24}$/)),
  title: z.string(),
  custom_excerpt: textOrNothing,
  excerpt: textOrNothing,
  feature_image: textOrNothing,
  feature_image_alt: textOrNothing,
  published_at: instant,
  updated_at: z.nullish(instant),
  visibility: textOrNothing,
  html: textOrNothing,
  tags: z.nullish(z.array(z.object({ slug: z.string() }))),
});
type Post = z.infer<typeof Post>;

const Posts = z.object({
  posts: z.array(z.unknown()),
  meta: z.object({ pagination: z.object({ total: z.int().check(z.gte(0)) }) }),
});
const NotFound = z.object({ errors: z.array(z.object({ type: z.literal('NotFoundError') })).check(z.minLength(1)) });
const OnePost = z.object({ posts: z.array(z.unknown()).check(z.length(1)) });

/** Ghost's slug of the internal tag `#es`, which marks a post in Spanish. A post without such a tag is in the first language. */
const toTagSlug = (language: Language) => `hash-${language}`;
const taggedLanguages = languages.slice(1);

/** A filter of the Content API (https://docs.ghost.org/content-api/filtering). */
export function toLanguageFilter(language: Language): string {
  if (language !== languages[0]) return `tag:${toTagSlug(language)}`;
  return taggedLanguages.map((other) => `tag:-${toTagSlug(other)}`).join('+');
}

function findLanguage({ tags }: Post): Language {
  return taggedLanguages.find((language) => tags?.some(({ slug }) => slug === toTagSlug(language))) ?? languages[0];
}

export const summaryFields =
  'id,title,custom_excerpt,excerpt,feature_image,feature_image_alt,published_at,updated_at,visibility';

function parse<S extends z.ZodMiniType>(schema: S, { status, body }: GhostAnswer): z.output<S> {
  if (status === 401 || status === 403) throw new GhostFailure(`status ${status}`, { isKeyRejected: true });
  if (status !== 200) throw new GhostFailure(`status ${status}`);
  const read = schema.safeParse(parseJson(body));
  if (!read.success) throw new GhostFailure('an answer of another shape');
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new GhostFailure(error instanceof SyntaxError ? 'no JSON' : 'unreadable');
  }
}

/** Browsers refuse a picture from another site. Ghost gives neither sizes nor smaller copies without knowledge of the theme. */
function toImage({ feature_image: url, feature_image_alt: alt }: Post, imageSource: string) {
  if (!url || !URL.canParse(url) || new URL(url).origin !== imageSource) return null;
  return { url, alt: alt ?? '', srcset: null, width: null, height: null };
}

type Shown = { imageSource: string; language: Language };

/** Ghost's own excerpt is the start of the whole text, in which its cards run together: the first paragraph is one sentence or two. */
const readStart = (excerpt: string) => excerpt.trim().replace(/\s*\n.*$/s, '');

function toSummary(post: Post, { imageSource, language }: Shown): BlogArticleSummary {
  return {
    id: post.id,
    title: post.title,
    description: post.custom_excerpt?.trim() ?? readStart(post.excerpt ?? ''),
    featureImage: toImage(post, imageSource),
    publishedAt: new Date(post.published_at),
    updatedAt: new Date(post.updated_at ?? post.published_at),
    language,
    // Ghost knows no translations.
    translationOf: null,
    versions: [],
  };
}

/** An answer with the filter of the language. `unreadable` posts are left out. @throws UnreadablePost if none is left */
export function parsePosts(answer: GhostAnswer, shown: Shown): { page: BlogPage; unreadable: number } {
  const { posts, meta } = parse(Posts, answer);
  const readable = posts.flatMap((post) => Post.safeParse(post).data ?? []);
  if (readable.length === 0 && posts.length > 0) throw new UnreadablePost();
  const items = readable.map((post) => toSummary(post, shown));
  return { page: { items, total: meta.pagination.total }, unreadable: posts.length - readable.length };
}

/** Null for an unknown or members-only post. @throws UnreadablePost */
export function parsePost(answer: GhostAnswer, imageSource: string): BlogArticle | null {
  if (answer.status === 404 && NotFound.safeParse(parseJson(answer.body)).success) return null;
  const post = Post.safeParse(parse(OnePost, answer).posts[0]).data;
  if (post === undefined) throw new UnreadablePost();
  if ((post.visibility ?? 'public') !== 'public') return null;
  const summary = toSummary(post, { imageSource, language: findLanguage(post) });
  const html = writeArticle(toParagraphs(readHtml(post.html ?? '')), { imageSource, list: ghostHtml });
  // Without an excerpt of its own a post has its first words for one: beside the text they would appear twice.
  return { ...summary, description: (post.custom_excerpt ?? '').trim(), html };
}
