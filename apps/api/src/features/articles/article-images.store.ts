import type { Selectable } from 'kysely';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type ImageRow = Selectable<Tables['article_images']>;
export type CopyRow = Selectable<Tables['article_image_copies']>;

export async function insertImage(db: Tx, image: ImageRow, copies: readonly CopyRow[]): Promise<void> {
  await db.insertInto('article_images').values(image).execute();
  if (copies.length > 0) await db.insertInto('article_image_copies').values(copies).execute();
}

export function findImageOfArticle(
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

/** The smallest copy that is at least as wide; undefined if the picture itself is smaller. */
export function findCopy(db: Db, { imageId, width }: { imageId: string; width: number }): Promise<CopyRow | undefined> {
  return db
    .selectFrom('article_image_copies')
    .selectAll()
    .where('image_id', '=', imageId)
    .where('width', '>=', width)
    .orderBy('width')
    .limit(1)
    .executeTakeFirst();
}

/** Its files become orphans, which `files/stored-files.ts` removes within a minute. */
export async function deleteImage(db: Tx, id: string): Promise<void> {
  await db.deleteFrom('article_images').where('id', '=', id).execute();
}
