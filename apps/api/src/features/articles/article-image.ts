import type { WrittenArticle } from '@wideload/contract';
import type { Admin } from '../../actor.ts';
import { inTransaction, type Tx } from '../../db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { keepFile, readFile, stageFile, storeFile } from '../../files/stored-files.ts';
import { Problem } from '../../problem.ts';
import { recordAct } from '../audit-log/audit-log.service.ts';
import { deleteImage, findImageOf, insertImage, type ImageRow } from './article-images.store.ts';
import { articleToChange, refuseElsewhere, subjectOf } from './article-rules.ts';
import { findArticle, updateArticle } from './articles.store.ts';
import { writtenArticleOf } from './articles.wire.ts';
import { imageKindOf } from './image-kind.ts';

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

/** Where the storage has a picture. */
function keyOf(imageId: string) {
  return `articles/${imageId}` as const;
}

async function fileOf(deps: Deps, image: ImageRow | undefined): Promise<File> {
  const bytes = image === undefined ? null : await readFile(deps, keyOf(image.id));
  if (image === undefined || bytes === null) throw new Problem('not-found');
  const name = `article-picture.${endings[image.media_type]}`;
  return new File([new Uint8Array(bytes)], name, { type: image.media_type });
}

/** The picture of a published article. @throws Problem `not-found`, `document.unavailable` */
export async function readPublishedImage(deps: Deps, articleId: string): Promise<File> {
  if (deps.config.blog.kind !== 'database') throw new Problem('not-found');
  return fileOf(deps, await findImageOf(deps.db, articleId, { publishedOnly: true }));
}

/** The picture of any article. @throws Problem `not-found`, `document.unavailable` */
export async function readImage(deps: Deps, _by: Admin, articleId: string): Promise<File> {
  refuseElsewhere(deps);
  return fileOf(deps, await findImageOf(deps.db, articleId, { publishedOnly: false }));
}

const toldOf = (image: ImageRow | null | undefined) =>
  image ? { picture: `${image.media_type}, ${image.bytes} bytes` } : null;

/** Changes the picture alone: who is writing the text meanwhile is not disturbed by it, so the version stays. */
async function exchange(deps: Deps, tx: Tx, by: Admin, { id, image }: { id: string; image: ImageRow | null }) {
  const article = await articleToChange(tx, by, id);
  const before = await findImageOf(tx, id, { publishedOnly: false });
  if (image !== null) await insertImage(tx, image);
  await updateArticle(tx, by, { id, set: { feature_image_id: image?.id ?? null, updated_at: deps.clock.now() } });
  if (before !== undefined) await deleteImage(tx, before.id);
  const told = { before: toldOf(before), after: toldOf(image) };
  if (told.before !== null || told.after !== null)
    await recordAct(tx, deps, by, { what: 'article.image', subject: subjectOf(article), ...told });
  const changed = await findArticle(tx, by, id);
  if (changed === undefined) throw new Problem('not-found');
  return writtenArticleOf(changed);
}

export type StagedImage = ImageRow;

/** @throws Problem `article.image-refused` */
function imageOf(deps: Pick<Deps, 'ids' | 'clock'>, bytes: Uint8Array): ImageRow {
  const mediaType = imageKindOf(bytes);
  if (mediaType === null) throw new Problem('article.image-refused');
  return { id: deps.ids(), media_type: mediaType, bytes: bytes.length, stored_at: deps.clock.now() };
}

/**
 * Stores a picture for an article that is still to be written; without `keepImage` it goes within the hour.
 * @throws Problem `article.image-refused`, `document.unavailable`
 */
export async function stageImage(deps: Deps, bytes: Uint8Array): Promise<StagedImage> {
  const image = imageOf(deps, bytes);
  await stageFile(deps, { key: keyOf(image.id), bytes, mediaType: image.media_type });
  return image;
}

/** Gives an article the picture that was stored for it. @throws Problem `not-found` */
export async function keepImage(
  deps: Deps,
  tx: Tx,
  by: Admin,
  given: { id: string; image: StagedImage },
): Promise<void> {
  await keepFile(tx, keyOf(given.image.id));
  await exchange(deps, tx, by, given);
}

/**
 * Puts a picture in the place of the one before, whose file goes.
 * @throws Problem `not-found`, `article.image-refused`, `document.unavailable`
 */
export async function setImage(
  deps: Deps,
  by: Admin,
  { id, file }: { id: string; file: File },
): Promise<WrittenArticle> {
  refuseElsewhere(deps);
  if ((await findArticle(deps.db, by, id)) === undefined) throw new Problem('not-found');
  const bytes = await file.bytes();
  const image = imageOf(deps, bytes);
  const stored = { key: keyOf(image.id), bytes, mediaType: image.media_type };
  return storeFile(deps, stored, (tx) => exchange(deps, tx, by, { id, image }));
}

/** @throws Problem `not-found` */
export function removeImage(deps: Deps, by: Admin, id: string): Promise<WrittenArticle> {
  refuseElsewhere(deps);
  return inTransaction(deps.db, (tx) => exchange(deps, tx, by, { id, image: null }));
}
