import type { InputError } from '@wideload/contract';
import type { Admin } from '../../actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import { saysSomething } from '../../providers/blog/article-html.ts';
import { lockArticle, type ArticleRow } from './articles.store.ts';

type Content = Pick<ArticleRow, 'title' | 'description' | 'html'>;

/** @throws Problem `blog.elsewhere` where articles are written in Ghost: a second editor would create two blogs. */
export function refuseElsewhere({ config }: Pick<Deps, 'config'>): void {
  if (config.blog.kind !== 'database') throw new Problem('blog.elsewhere');
}

/** Lists missing content that publishing requires, each at its field. */
function missingIn({ description, html }: Content): InputError[] {
  const errors: InputError[] = [];
  const say = (path: string, message: string) => errors.push({ path, code: 'missing', message });
  if (description === '') say('description', 'Please input a description: lists and search engines show it.');
  if (!saysSomething(html)) say('html', 'Please write the article before it is published.');
  return errors;
}

/** @throws Problem `article.incomplete` */
export function refuseIncomplete(content: Content): void {
  const errors = missingIn(content);
  if (errors.length > 0) throw new Problem('article.incomplete', { errors });
}

/** Locks the article for a change. @throws Problem `not-found` */
export async function articleToChange(tx: Tx, by: Admin, id: string): Promise<ArticleRow> {
  const article = await lockArticle(tx, by, id);
  if (article === undefined) throw new Problem('not-found');
  return article;
}

/** Locks the article in the version that was read. @throws Problem `not-found`, `article.stale` with the current version */
export async function articleAsRead(tx: Tx, by: Admin, { id, version }: { id: string; version: number }) {
  const article = await articleToChange(tx, by, id);
  if (article.version !== version) throw new Problem('article.stale', { members: { version: article.version } });
  return article;
}

/** The subject of an audit log entry about an article. */
export function subjectOf({ id, title }: Pick<ArticleRow, 'id' | 'title'>) {
  return { kind: 'article', id, label: title } as const;
}
