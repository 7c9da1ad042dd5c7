import type { ReadQuery, WrittenArticle, articles as endpoints } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { refuseUnlessOwnBlog } from './article-rules.ts';
import { toArticle, toArticleSummary, toWrittenArticle, toWrittenArticleSummary } from './articles.wire.ts';
import { findArticle, listArticles } from './articles.store.ts';

export { keepImage, readImage, readPublishedImage, removeImage, setImage } from './article-image.ts';
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
