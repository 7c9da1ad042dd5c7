import type { InputError } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { hasText } from '#providers/blog/article-html.ts';
import { lockArticle, type ArticleRow } from './articles.store.ts';

type Content = Pick<ArticleRow, 'title' | 'description' | 'html'>;

/** A second editor beside Ghost would create two blogs. */
export function refuseUnlessOwnBlog({ config }: Pick<Deps, 'config'>): void {
  if (config.blog.kind !== 'database') throw new Problem('blog.elsewhere');
}

function listMissingContent({ description, html }: Content): InputError[] {
  const errors: InputError[] = [];
  const addError = (path: string, message: string) => errors.push({ path, code: 'missing', message });
  if (description === '') addError('description', 'Please input a description: lists and search engines show it.');
  if (!hasText(html)) addError('html', 'Please write the article before it is published.');
  return errors;
}

export function refuseIncomplete(content: Content): void {
  const errors = listMissingContent(content);
  if (errors.length > 0) throw new Problem('article.incomplete', { errors });
}

export async function lockArticleOrThrow(tx: Tx, by: Admin, id: string): Promise<ArticleRow> {
  const article = await lockArticle(tx, by, id);
  if (article === undefined) throw new Problem('not-found');
  return article;
}

export async function lockArticleVersion(tx: Tx, by: Admin, { id, version }: { id: string; version: number }) {
  const article = await lockArticleOrThrow(tx, by, id);
  if (article.version !== version) throw new Problem('article.stale', { members: { version: article.version } });
  return article;
}

export function toAuditSubject({ id, title }: Pick<ArticleRow, 'id' | 'title'>) {
  return { kind: 'article', id, label: title } as const;
}
