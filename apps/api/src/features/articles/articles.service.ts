import type { ReadQuery, WrittenArticle, articles as endpoints } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import { readFile, storeFiles } from '#platform/files/stored-files.ts';
import { Problem } from '#problem.ts';
import { refuseUnlessOwnBlog, lockArticleOrThrow, toAuditSubject } from './article-rules.ts';
import { toArticle, toArticleSummary, toWrittenArticle, toWrittenArticleSummary } from './articles.wire.ts';
import {
  findArticle,
  listArticles,
  deleteImage,
  findCopy,
  findImageOfArticle,
  insertImage,
  updateArticle,
  type ImageRow,
} from './articles.store.ts';
import { prepareImage, keepStaged, toImageKey, createStagedImage, type StagedImage } from './prepared-image.ts';

export { listCopyWidths, prepareImage, stageImage, type PreparedImage, type StagedImage } from './prepared-image.ts';
export {
  beginArticle,
  createArticle,
  publishArticle,
  removeArticle,
  saveArticle,
  showArticle,
  unpublishArticle,
} from './article-writing.ts';

const createUnavailableProblem = () => new Problem('blog.unavailable', { retryAfterSeconds: 30 });

export async function listPublished({ blog }: Deps, query: ReadQuery<typeof endpoints.list>) {
  const found = await blog.list(query);
  if (found === 'unavailable') throw createUnavailableProblem();
  return { items: found.items.map(toArticleSummary), total: found.total, page: query.page, pageSize: query.pageSize };
}

export async function readPublished({ blog }: Deps, id: string) {
  const found = await blog.read(id);
  if (found === 'unavailable') throw createUnavailableProblem();
  if (found === 'unknown') throw new Problem('not-found');
  return toArticle(found);
}

export async function listWritten(deps: Deps, by: Admin, query: ReadQuery<typeof endpoints.adminList>) {
  refuseUnlessOwnBlog(deps);
  const { rows, total } = await listArticles(deps.db, by, query);
  return { items: rows.map(toWrittenArticleSummary), total, page: query.page, pageSize: query.pageSize };
}

export async function readWritten(deps: Deps, by: Admin, id: string): Promise<WrittenArticle> {
  refuseUnlessOwnBlog(deps);
  const article = await findArticle(deps.db, by, id);
  if (article === undefined) throw new Problem('not-found');
  return toWrittenArticle(article);
}

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
