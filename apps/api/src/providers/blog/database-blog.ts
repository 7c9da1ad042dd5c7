import { articleImageWidths, type Language } from '@wideload/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/transaction.ts';
import { sanitizeArticle } from './article-html.ts';
import type { Blog, BlogArticleSummary, BlogImage } from './port.ts';

const columns = [
  'articles.id',
  'title',
  'description',
  'feature_image_id',
  'feature_image_alt',
  'published_at',
  'updated_at',
  'language',
  'translation_of',
  'article_images.width',
  'article_images.height',
] as const;

const copies = sql<number[]>`ARRAY(SELECT copy.width FROM article_image_copies AS copy
  WHERE copy.image_id = feature_image_id ORDER BY copy.width)`.as('copies');

const isVersion = sql<boolean>`version.status = 'published' AND version.id <> articles.id AND (
  version.id = articles.translation_of OR version.translation_of = coalesce(articles.translation_of, articles.id))`;

const versions = sql<StoredVersion[]>`(
  SELECT coalesce(json_agg(json_build_object('id', version.id, 'language', version.language, 'updatedAt', version.updated_at)
    ORDER BY version.language), '[]')
  FROM articles AS version WHERE ${isVersion})`.as('versions');

/** A new picture, and a deleted original, leave the number of the version as it is. */
const shown = sql<string>`concat_ws(' ', articles.id, articles.version, updated_at, language, translation_of, feature_image_id)`;

type StoredVersion = { id: string; language: Language; updatedAt: string };

type Row = {
  id: string;
  title: string;
  description: string;
  feature_image_id: string | null;
  feature_image_alt: string;
  published_at: Date | null;
  updated_at: Date;
  language: Language;
  translation_of: string | null;
  versions: StoredVersion[];
  /** Null for a picture stored before sizes were read. */
  width: number | null;
  height: number | null;
  copies: number[];
};

function selectPublished(db: Db) {
  return db.selectFrom('articles').where('status', '=', 'published');
}

function withImages(db: Db) {
  return selectPublished(db)
    .leftJoin('article_images', 'article_images.id', 'feature_image_id')
    .select(columns)
    .select([copies, versions]);
}

function isListed(language: Language) {
  return sql<boolean>`(language = ${language} OR NOT EXISTS (
    SELECT FROM articles AS version WHERE version.language = ${language} AND ${isVersion}))`;
}

const widest = Math.max(...articleImageWidths);

export function buildSrcset(
  url: string,
  { width, copies }: { width: number; copies: readonly number[] },
): string | null {
  const largest = copies.at(-1);
  if (largest === undefined) return null;
  const entries = copies.map((copy) => `${url}&width=${copy} ${Math.min(copy, width)}w`);
  // Without a copy in full width the picture itself is the lighter one.
  if (largest < Math.min(width, widest)) entries.push(`${url} ${width}w`);
  return entries.join(', ');
}

function toImage({ id, feature_image_id: imageId, feature_image_alt: alt, ...row }: Row): BlogImage | null {
  if (imageId === null) return null;
  // The address changes with the picture, so that no browser shows an old one.
  const url = `/api/articles/${id}/image?${imageId}`;
  const { width, height } = row;
  return { url, alt, srcset: width === null ? null : buildSrcset(url, { width, copies: row.copies }), width, height };
}

function toSummary(row: Row): BlogArticleSummary {
  const { id, title, description, published_at: publishedAt, updated_at: updatedAt, language } = row;
  if (publishedAt === null) throw new Error('A published article has no date.');
  return {
    id,
    title,
    description,
    featureImage: toImage(row),
    publishedAt,
    updatedAt,
    language,
    translationOf: row.versions.some((version) => version.id === row.translation_of) ? row.translation_of : null,
    versions: row.versions.map((version) => ({ ...version, updatedAt: new Date(version.updatedAt) })),
  };
}

/** Our ids are UUIDs: another kind of id is unknown. */
export function createDatabaseBlog(db: Db): Blog {
  return {
    check: () => Promise.resolve('ok'),
    async version() {
      const { version } = await selectPublished(db)
        .select(sql<string>`concat(count(*), ' ', sum(hashtextextended(${shown}, 0)))`.as('version'))
        .executeTakeFirstOrThrow();
      return version;
    },
    async list({ page, pageSize, language }) {
      const [{ total }, rows] = await Promise.all([
        selectPublished(db)
          .where(isListed(language))
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
        withImages(db)
          .where(isListed(language))
          .orderBy(sql`language = ${language}`, 'desc')
          .orderBy('published_at', 'desc')
          .orderBy('articles.id', 'desc')
          .limit(pageSize)
          .offset((page - 1) * pageSize)
          .execute(),
      ]);
      return { items: rows.map(toSummary), total };
    },
    async read(id) {
      if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return 'unknown';
      const row = await withImages(db).select('html').where('articles.id', '=', id).executeTakeFirst();
      // Sanitized again, so that a stricter allowlist applies to older articles too.
      return row === undefined ? 'unknown' : { ...toSummary(row), html: sanitizeArticle(row.html) };
    },
  };
}
