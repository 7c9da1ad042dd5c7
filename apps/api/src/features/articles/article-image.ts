import type { WrittenArticle } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { readFile, storeFiles } from '#platform/files/stored-files.ts';
import { Problem } from '#problem.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import {
  deleteImage,
  findCopy,
  findImageOfArticle,
  insertImage,
  type ImageRow,
  findArticle,
  updateArticle,
} from './articles.store.ts';
import { lockArticleOrThrow, refuseUnlessOwnBlog, toAuditSubject } from './article-rules.ts';
import { toWrittenArticle } from './articles.wire.ts';
import { prepareImage, keepStaged, toImageKey, createStagedImage, type StagedImage } from './prepared-image.ts';

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const;

type Wanted = { width?: number | undefined };

/** Any width gets an answer, because a new picture may have other copies. */
async function loadFile(deps: Deps, image: ImageRow | undefined, { width }: Wanted): Promise<File> {
  if (image === undefined) throw new Problem('not-found');
  const copy = width === undefined ? undefined : await findCopy(deps.db, { imageId: image.id, width });
  const { id, media_type: type } = copy === undefined ? image : { id: copy.id, media_type: 'image/webp' as const };
  const bytes = await readFile(deps, toImageKey(id));
  if (bytes === null) throw new Problem('not-found');
  return new File([new Uint8Array(bytes)], `article-picture.${endings[type]}`, { type });
}

export async function readPublishedImage(deps: Deps, articleId: string, wanted: Wanted): Promise<File> {
  if (deps.config.blog.kind !== 'database') throw new Problem('not-found');
  return loadFile(deps, await findImageOfArticle(deps.db, articleId, { publishedOnly: true }), wanted);
}

export async function readImage(deps: Deps, _by: Admin, { id, ...wanted }: { id: string } & Wanted): Promise<File> {
  refuseUnlessOwnBlog(deps);
  return loadFile(deps, await findImageOfArticle(deps.db, id, { publishedOnly: false }), wanted);
}

const toAuditFacts = (image: ImageRow | null | undefined) =>
  image ? { picture: `${image.media_type}, ${image.bytes} bytes` } : null;

/** The version stays, so that an open editor of the text does not become stale. */
async function replaceImage(deps: Deps, tx: Tx, by: Admin, { id, staged }: { id: string; staged: StagedImage | null }) {
  const article = await lockArticleOrThrow(tx, by, id);
  const before = await findImageOfArticle(tx, id, { publishedOnly: false });
  const image = staged?.image ?? null;
  if (staged !== null) await insertImage(tx, staged.image, staged.copies);
  await updateArticle(tx, by, { id, set: { feature_image_id: image?.id ?? null, updated_at: deps.clock.now() } });
  if (before !== undefined) await deleteImage(tx, before.id);
  const change = { before: toAuditFacts(before), after: toAuditFacts(image) };
  if (change.before !== null || change.after !== null)
    await recordAction(tx, deps, by, { what: 'article.image', subject: toAuditSubject(article), ...change });
  const changed = await findArticle(tx, by, id);
  if (changed === undefined) throw new Problem('not-found');
  return toWrittenArticle(changed);
}

export async function keepImage(
  deps: Deps,
  tx: Tx,
  by: Admin,
  given: { id: string; staged: StagedImage },
): Promise<void> {
  await keepStaged(tx, given.staged);
  await replaceImage(deps, tx, by, given);
}

export async function setImage(
  deps: Deps,
  by: Admin,
  { id, file }: { id: string; file: File },
): Promise<WrittenArticle> {
  refuseUnlessOwnBlog(deps);
  if ((await findArticle(deps.db, by, id)) === undefined) throw new Problem('not-found');
  const { files, ...staged } = createStagedImage(deps, await prepareImage(await file.bytes()));
  return storeFiles(deps, files, (tx) => replaceImage(deps, tx, by, { id, staged }));
}

export function removeImage(deps: Deps, by: Admin, id: string): Promise<WrittenArticle> {
  refuseUnlessOwnBlog(deps);
  return inTransaction(deps.db, (tx) => replaceImage(deps, tx, by, { id, staged: null }));
}
