import type { InputError } from '@wideload/contract';
import type { Admin } from '../../actor.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '../../problem.ts';
import { saysSomething } from '../../providers/blog/article-html.ts';
import { lockArticle, type ArticleRow } from './articles.store.ts';

type Content = Pick<ArticleRow, 'title' | 'description' | 'html'>;

/** A second editor beside Ghost would create two blogs. */
export function refuseElsewhere({ config }: Pick<Deps, 'config'>): void {
  if (config.blog.kind !== 'database') throw new Problem('blog.elsewhere');
}

function missingIn({ description, html }: Content): InputError[] {
  const errors: InputError[] = [];
  const say = (path: string, message: string) => errors.push({ path, code: 'missing', message });
  if (description === '') say('description', 'Please input a description: lists and search engines show it.');
  if (!saysSomething(html)) say('html', 'Please write the article before it is published.');
  return errors;
}

export function refuseIncomplete(content: Content): void {
  const errors = missingIn(content);
  if (errors.length > 0) throw new Problem('article.incomplete', { errors });
}

export async function articleToChange(tx: Tx, by: Admin, id: string): Promise<ArticleRow> {
  const article = await lockArticle(tx, by, id);
  if (article === undefined) throw new Problem('not-found');
  return article;
}

export async function articleAsRead(tx: Tx, by: Admin, { id, version }: { id: string; version: number }) {
  const article = await articleToChange(tx, by, id);
  if (article.version !== version) throw new Problem('article.stale', { members: { version: article.version } });
  return article;
}

export function subjectOf({ id, title }: Pick<ArticleRow, 'id' | 'title'>) {
  return { kind: 'article', id, label: title } as const;
}
