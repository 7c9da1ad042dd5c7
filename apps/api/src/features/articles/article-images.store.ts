import type { Selectable } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Db, Tx } from '../../db/transaction.ts';

export type ImageRow = Selectable<Tables['article_images']>;

export async function insertImage(db: Tx, image: ImageRow): Promise<void> {
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

/** Its file is left over from then on, and goes within a minute (`files/stored-files.ts`). */
export async function deleteImage(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('article_images').where('id', '=', id).execute();
}
