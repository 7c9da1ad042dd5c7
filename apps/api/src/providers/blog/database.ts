import type { Db } from '../../db/transaction.ts';
import { sanitiseArticle } from './article-html.ts';
import type { Blog, BlogArticleSummary } from './port.ts';

const columns = [
  'id',
  'title',
  'description',
  'feature_image_id',
  'feature_image_alt',
  'published_at',
  'updated_at',
] as const;

type Row = {
  id: string;
  title: string;
  description: string;
  feature_image_id: string | null;
  feature_image_alt: string;
  published_at: Date | null;
  updated_at: Date;
};

function published(db: Db) {
  return db.selectFrom('articles').where('status', '=', 'published');
}

function summaryOf(row: Row): BlogArticleSummary {
  const { id, title, description, published_at: publishedAt, updated_at: updatedAt } = row;
  // The table demands a date of what is published.
  if (publishedAt === null) throw new Error('A published article has no date.');
  // The address changes with the picture, so that no browser shows the one before.
  const url = `/api/articles/${id}/image?${String(row.feature_image_id)}`;
  const featureImage = row.feature_image_id === null ? null : { url, alt: row.feature_image_alt };
  return { id, title, description, featureImage, publishedAt, updatedAt };
}

/** Articles that are written here. Ids of ours are UUIDs: another kind of id is unknown. */
export function databaseBlog(db: Db): Blog {
  return {
    async list({ page, pageSize }) {
      const [{ total }, rows] = await Promise.all([
        published(db)
          .select((eb) => eb.fn.countAll<number>().as('total'))
          .executeTakeFirstOrThrow(),
        published(db)
          .select(columns)
          .orderBy('published_at', 'desc')
          .orderBy('id', 'desc')
          .limit(pageSize)
          .offset((page - 1) * pageSize)
          .execute(),
      ]);
      return { items: rows.map(summaryOf), total };
    },
    async read(id) {
      if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) return 'unknown';
      const row = await published(db).select(columns).select('html').where('id', '=', id).executeTakeFirst();
      // Again, and not only when it was saved: what the allowlist loses is gone from older articles too.
      return row === undefined ? 'unknown' : { ...summaryOf(row), html: sanitiseArticle(row.html) };
    },
  };
}
