import * as z from 'zod/mini';
import {
  articleImageTypes,
  articleImageWidths,
  articleStatuses,
  largestArticleImage,
  maxArticleLength,
} from './article-html.ts';
import { endpoint } from '../core/endpoint.ts';
import { listOf, listQuery } from '../core/list.ts';
import { articleList, publishedArticleList } from '../core/lists.ts';
import { Id, Instant, fileUpload, SeenNumber, text, requiredText, longText, anyText } from '../core/values.ts';
import { languages } from './site-page.ts';

const ArticleLanguage = z.enum(languages);

/** A UUID, or a Ghost id of 24 hexadecimal digits. */
const AnyArticleId = z
  .string()
  .check(z.regex(/^(?:[0-9a-f]{24}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/, 'Not an id'));

/** The same article in another language, published too. */
const ArticleVersion = z.object({ id: z.string(), language: ArticleLanguage, updated_at: Instant });
export type ArticleVersion = z.infer<typeof ArticleVersion>;

/** `feature_image` is relative to this site for uploaded pictures, which also have `feature_image_srcset`; sizes are in pixels. */
export const ArticleSummary = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  feature_image: z.nullable(z.string()),
  feature_image_alt: z.string(),
  feature_image_srcset: z.nullable(z.string()),
  feature_image_width: z.nullable(z.int()),
  feature_image_height: z.nullable(z.int()),
  published_at: Instant,
  updated_at: Instant,
  language: ArticleLanguage,
  /** The id of the original, which is one of the versions; null for an original, and for one whose original is not published. */
  translation_of: z.nullable(z.string()),
  versions: z.array(ArticleVersion),
});
export type ArticleSummary = z.infer<typeof ArticleSummary>;

/** `html` holds only what `articleHtml` allows. */
export const Article = z.extend(ArticleSummary, { html: z.string() });
export type Article = z.infer<typeof Article>;

export const ArticleBody = z.object({
  title: requiredText(200, 'title.missing'),
  description: z._default(longText(500), ''),
  feature_image_alt: z._default(text(300), ''),
  html: z._default(anyText(maxArticleLength), ''),
  language: z._default(ArticleLanguage, languages[0]),
  /** The id of the original, in another language. */
  translation_of: z._default(z.nullable(Id), null),
});
export type ArticleBody = z.infer<typeof ArticleBody>;

const Versioned = z.object({ version: SeenNumber });

export const WrittenArticleSummary = z.object({
  id: Id,
  title: z.string(),
  status: z.enum(articleStatuses),
  /** The e-mail of the first author; null if the account is deleted. */
  author: z.nullable(z.string()),
  language: ArticleLanguage,
  translation_of: z.nullable(z.object({ id: Id, title: z.string() })),
  created_at: Instant,
  updated_at: Instant,
  published_at: z.nullable(Instant),
});
export type WrittenArticleSummary = z.infer<typeof WrittenArticleSummary>;

export const WrittenArticle = z.extend(WrittenArticleSummary, {
  description: z.string(),
  html: z.string(),
  feature_image_alt: z.string(),
  /** Changes with the picture; null for no picture. */
  image_id: z.nullable(Id),
  version: z.int(),
});
export type WrittenArticle = z.infer<typeof WrittenArticle>;

const ImageFile = z.file().check(z.mime([...articleImageTypes]));
const ImageQuery = z.object({
  width: z.optional(
    z.coerce
      .number()
      .check(
        z.refine(
          (width) => articleImageWidths.some((known) => known === width),
          `Must be one of ${articleImageWidths.join(', ')}`,
        ),
      ),
  ),
});
const ImageBody = fileUpload(articleImageTypes, largestArticleImage, 'picture.too-large');

export const articleListQuery = z.extend(listQuery(articleList), {
  status: z.optional(z.enum(articleStatuses)),
  /** Only articles of which a new article in this language can be a translation. */
  originalFor: z.optional(ArticleLanguage),
});
const publishedQuery = z.extend(z.pick(listQuery(publishedArticleList), { page: true, pageSize: true }), {
  language: z._default(ArticleLanguage, languages[0]),
});

export const articles = {
  list: endpoint('GET /articles', {
    access: 'visitor',
    summary:
      'Published articles: those in the language, then those that are in another one only, each the newest first',
    query: publishedQuery,
    answers: { 200: listOf(ArticleSummary) },
    problems: ['blog.unavailable'],
  }),
  read: endpoint('GET /articles/{id}', {
    access: 'visitor',
    summary: 'One published article',
    params: z.object({ id: AnyArticleId }),
    answers: { 200: Article },
    problems: ['not-found', 'blog.unavailable'],
  }),
  image: endpoint('GET /articles/{id}/image', {
    access: 'visitor',
    summary: 'The picture at the head of a published article; with a width, the smaller copy for it',
    query: ImageQuery,
    answers: { 200: ImageFile },
    problems: ['not-found'],
  }),
  adminList: endpoint('GET /articles/admin', {
    access: 'admin',
    summary: 'All articles, drafts too, searched by title',
    query: articleListQuery,
    answers: { 200: listOf(WrittenArticleSummary) },
    problems: ['blog.elsewhere'],
  }),
  adminRead: endpoint('GET /articles/admin/{id}', {
    access: 'admin',
    summary: 'One article to work on',
    answers: { 200: WrittenArticle },
    problems: ['not-found', 'blog.elsewhere'],
  }),
  adminImage: endpoint('GET /articles/admin/{id}/image', {
    access: 'admin',
    summary: 'The picture of an article, published or not; with a width, the smaller copy for it',
    query: ImageQuery,
    answers: { 200: ImageFile },
    problems: ['not-found', 'blog.elsewhere'],
  }),
  create: endpoint('POST /articles', {
    access: 'admin',
    summary: 'Begin an article, as a draft',
    body: ArticleBody,
    answers: { 201: WrittenArticle },
    problems: ['article.translation-refused', 'blog.elsewhere'],
  }),
  save: endpoint('PUT /articles/{id}', {
    access: 'admin',
    summary: 'Save an article; what is published stays complete',
    body: z.extend(ArticleBody, Versioned.shape),
    answers: { 200: WrittenArticle },
    problems: ['not-found', 'article.stale', 'article.incomplete', 'article.translation-refused', 'blog.elsewhere'],
  }),
  publish: endpoint('PUT /articles/{id}/publish', {
    access: 'admin',
    summary: 'Show an article to everybody; it needs a title, a description and a text',
    body: Versioned,
    answers: { 200: WrittenArticle },
    problems: ['not-found', 'article.stale', 'article.incomplete', 'blog.elsewhere'],
  }),
  unpublish: endpoint('PUT /articles/{id}/unpublish', {
    access: 'admin',
    summary: 'Take an article back from the public pages; it becomes a draft again',
    body: Versioned,
    answers: { 200: WrittenArticle },
    problems: ['not-found', 'article.stale', 'blog.elsewhere'],
  }),
  remove: endpoint('DELETE /articles/{id}', {
    access: 'admin',
    summary: 'Delete an article and its picture',
    problems: ['not-found', 'blog.elsewhere'],
  }),
  setImage: endpoint('PUT /articles/{id}/image', {
    access: 'admin',
    summary: 'Put a picture at the head of an article, in the place of the one before',
    body: ImageBody,
    answers: { 200: WrittenArticle },
    problems: ['not-found', 'article.image-refused', 'file.infected', 'document.unavailable', 'blog.elsewhere'],
  }),
  removeImage: endpoint('DELETE /articles/{id}/image', {
    access: 'admin',
    summary: 'Take the picture from an article',
    answers: { 200: WrittenArticle },
    problems: ['not-found', 'blog.elsewhere'],
  }),
};
