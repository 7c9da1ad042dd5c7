import type {
  Article,
  ArticleSummary,
  ArticleVersion,
  WrittenArticle,
  WrittenArticleSummary,
} from '@wideload/contract';
import { sanitizeArticle } from '#providers/blog/article-html.ts';
import type { BlogArticle, BlogArticleSummary, BlogVersion } from '#providers/blog/port.ts';
import type { ArticleRow } from './articles.store.ts';

function toVersion({ id, language, updatedAt }: BlogVersion): ArticleVersion {
  return { id, language, updated_at: updatedAt.toISOString() };
}

export function toArticleSummary(article: BlogArticleSummary): ArticleSummary {
  const { id, title, description, featureImage, publishedAt, updatedAt, language } = article;
  return {
    id,
    title,
    description,
    feature_image: featureImage?.url ?? null,
    feature_image_alt: featureImage?.alt ?? '',
    feature_image_srcset: featureImage?.srcset ?? null,
    feature_image_width: featureImage?.width ?? null,
    feature_image_height: featureImage?.height ?? null,
    published_at: publishedAt.toISOString(),
    updated_at: updatedAt.toISOString(),
    language,
    translation_of: article.translationOf,
    versions: article.versions.map(toVersion),
  };
}

export function toArticle(article: BlogArticle): Article {
  return { ...toArticleSummary(article), html: article.html };
}

function toOriginal({ translation_of: id, original_title: title }: ArticleRow): WrittenArticle['translation_of'] {
  return id === null || title === null ? null : { id, title };
}

export function toWrittenArticleSummary(row: ArticleRow): WrittenArticleSummary {
  return {
    id: row.id,
    title: row.title,
    status: row.status,
    author: row.author,
    language: row.language,
    translation_of: toOriginal(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    published_at: row.published_at?.toISOString() ?? null,
  };
}

export function toWrittenArticle(row: ArticleRow): WrittenArticle {
  return {
    ...toWrittenArticleSummary(row),
    description: row.description,
    html: sanitizeArticle(row.html),
    feature_image_alt: row.feature_image_alt,
    image_id: row.feature_image_id,
    version: row.version,
  };
}
