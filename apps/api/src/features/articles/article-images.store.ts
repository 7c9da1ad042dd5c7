import { sql, type Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Db } from '../../db/transaction.ts';

export type ImageRow = Selectable<Tables['article_images']>;

export async function insertImage(db: Db, image: ImageRow): Promise<void> {
  await db.insertInto('article_images').values(image).execute();
}

/** The picture that an article has; with `publishedOnly`, that a visitor may see. */
export function findImageOf(
  db: Db,
  articleId: string,
  { publishedOnly }: { publishedOnly: boolean },
): Promise<ImageRow | undefined> {
  return db
    .selectFrom('article_images')
    .innerJoin('articles', 'articles.feature_image_id', 'article_images.id')
    .selectAll('article_images')
    .where('articles.id', '=', articleId)
    .$if(publishedOnly, (query) => query.where('articles.status', '=', 'published'))
    .executeTakeFirst();
}

/** Pictures that no article has, stored before `before`. */
export async function listLooseImages(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('article_images')
    .select('id')
    .where('stored_at', '<', before)
    .where(sql<boolean>`NOT EXISTS (SELECT FROM articles WHERE feature_image_id = article_images.id)`)
    .execute();
  return rows.map(({ id }) => id);
}

export async function deleteImage(db: Db, id: string): Promise<void> {
  await db.deleteFrom('article_images').where('id', '=', id).execute();
}
