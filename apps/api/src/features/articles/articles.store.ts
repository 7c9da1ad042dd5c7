import type { articleListQuery } from '@wideload/contract';
import { sql, type Insertable, type Selectable, type Updateable } from 'kysely';
import type * as z from 'zod/mini';
import type { Admin } from '#actor.ts';
import { toContainsPattern } from '#platform/db/search.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import type { Db, Tx } from '#platform/db/transaction.ts';

export type ArticleRow = Selectable<Tables['articles']> & {
  /** Null when the account is deleted. */
  author: string | null;
  /** Null unless it is a translation. */
  original_title: string | null;
};
type ArticleSearch = z.infer<typeof articleListQuery>;

const orders = {
  title: sql`lower(title) ASC, articles.id ASC`,
  '-title': sql`lower(title) DESC, articles.id DESC`,
  updated_at: sql`updated_at ASC, articles.id ASC`,
  '-updated_at': sql`updated_at DESC, articles.id DESC`,
  // Drafts that were never published come last in both directions.
  published_at: sql`published_at ASC NULLS LAST, articles.id ASC`,
  '-published_at': sql`published_at DESC NULLS LAST, articles.id DESC`,
} as const satisfies Record<ArticleSearch['sort'], unknown>;

const originalTitle = sql<
  string | null
>`(SELECT original.title FROM articles AS original WHERE original.id = articles.translation_of)`;

function withAuthor(db: Db) {
  return db
    .selectFrom('articles')
    .leftJoin('users', 'users.id', 'articles.author_id')
    .selectAll('articles')
    .select(['users.email as author', originalTitle.as('original_title')]);
}

function isOriginalFor(language: string) {
  return sql<boolean>`language <> ${language} AND translation_of IS NULL AND NOT EXISTS (
    SELECT FROM articles AS translation WHERE translation.translation_of = articles.id AND translation.language = ${language})`;
}

function isFound({ search, status, originalFor }: ArticleSearch) {
  return sql<boolean>`title ILIKE ${toContainsPattern(search)}
    AND ${status === undefined ? sql`TRUE` : sql`status = ${status}`}
    AND ${originalFor === undefined ? sql`TRUE` : isOriginalFor(originalFor)}`;
}

export async function listArticles(db: Db, _by: Admin, query: ArticleSearch) {
  const { page, pageSize, sort } = query;
  const found = isFound(query);
  const [{ total }, rows] = await Promise.all([
    db
      .selectFrom('articles')
      .where(found)
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    withAuthor(db)
      .where(found)
      .orderBy(orders[sort])
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
  ]);
  return { total, rows };
}

export function findArticle(db: Db, _by: Admin, id: string): Promise<ArticleRow | undefined> {
  return withAuthor(db).where('articles.id', '=', id).executeTakeFirst();
}

export function lockArticle(tx: Tx, _by: Admin, id: string): Promise<ArticleRow | undefined> {
  return withAuthor(tx).where('articles.id', '=', id).forUpdate('articles').executeTakeFirst();
}

/** In the order of their ids, so that two saves never wait for each other. */
export async function lockArticles(tx: Tx, _by: Admin, ids: readonly string[]): Promise<void> {
  await tx.selectFrom('articles').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute();
}

export type TranslationRow = Pick<ArticleRow, 'id' | 'language'>;

export function listTranslations(tx: Tx, _by: Admin, originalId: string): Promise<TranslationRow[]> {
  return tx.selectFrom('articles').select(['id', 'language']).where('translation_of', '=', originalId).execute();
}

export async function insertArticle(tx: Tx, _by: Admin, article: Insertable<Tables['articles']>): Promise<void> {
  await tx.insertInto('articles').values(article).execute();
}

export async function updateArticle(
  tx: Tx,
  _by: Admin,
  { id, set }: { id: string; set: Updateable<Tables['articles']> },
): Promise<void> {
  await tx.updateTable('articles').set(set).where('id', '=', id).execute();
}

export async function deleteArticle(tx: Tx, _by: Admin, id: string): Promise<void> {
  await tx.deleteFrom('articles').where('id', '=', id).execute();
}

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
