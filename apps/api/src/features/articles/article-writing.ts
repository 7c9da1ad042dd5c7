import type { ArticleBody, AuditAction, WrittenArticle } from '@wideload/contract';
import type { Updateable } from 'kysely';
import type { Admin } from '#actor.ts';
import type { Tables } from '#platform/db/tables.generated.ts';
import { inTransaction, type Tx } from '#platform/db/transaction.ts';
import type { Deps } from '#deps.ts';
import { Problem } from '#problem.ts';
import { sanitizeArticle } from '#providers/blog/article-html.ts';
import { recordAction } from '#features/audit-log/audit-log.service.ts';
import {
  lockArticleVersion,
  lockArticleOrThrow,
  refuseUnlessOwnBlog,
  refuseIncomplete,
  toAuditSubject,
} from './article-rules.ts';
import { toWrittenArticle } from './articles.wire.ts';
import {
  deleteImage,
  deleteArticle,
  findArticle,
  insertArticle,
  updateArticle,
  listTranslations,
  lockArticles,
  type ArticleRow,
  type TranslationRow,
} from './articles.store.ts';

type AsRead = { id: string; version: number };

const contentKeys = ['title', 'description', 'feature_image_alt', 'html', 'language', 'translation_of'] as const;
type Content = Pick<ArticleRow, (typeof contentKeys)[number]>;

function toContent(body: ArticleBody): Content {
  const { title, description, feature_image_alt, html, language, translation_of } = body;
  return { title, description, feature_image_alt, html: sanitizeArticle(html), language, translation_of };
}

/** The changed fields of one side. A text is too long for the log, which gets its length. */
function toAuditFacts(content: Content, other: Content): Record<string, string> {
  const differing = contentKeys.filter((key) => content[key] !== other[key]);
  return Object.fromEntries(
    differing.map((key) => [key, key === 'html' ? `${content.html.length} characters` : (content[key] ?? '')]),
  );
}

/** @returns the article as `write` leaves it */
function writing(deps: Deps, by: Admin, write: (tx: Tx) => Promise<string>): Promise<WrittenArticle> {
  refuseUnlessOwnBlog(deps);
  return inTransaction(deps.db, async (tx) => {
    const article = await findArticle(tx, by, await write(tx));
    if (article === undefined) throw new Problem('not-found');
    return toWrittenArticle(article);
  });
}

type Wanted = { id: string } & Pick<ArticleBody, 'language' | 'translation_of'>;
type Stored = {
  original: Pick<ArticleRow, 'id' | 'language' | 'translation_of'> | undefined;
  translations: readonly TranslationRow[];
  ownTranslations: readonly TranslationRow[];
};

const refusals = {
  unknown: 'This article does not exist any more. Choose another one.',
  itself: 'An article cannot be a translation of itself.',
  'same-language': 'This article is in the same language. Choose one in another language.',
  'no-original': 'This article is a translation. Choose its original.',
  'has-translations': 'This article has a translation, so it cannot be one.',
  taken: 'This article has a translation into this language already.',
} as const;
type TranslationRefusal = keyof typeof refusals;

/** Null if the article can be a translation of the original. */
export function findTranslationRefusal(
  { id, language, translation_of: originalId }: Wanted,
  { original, translations, ownTranslations }: Stored,
): TranslationRefusal | null {
  if (originalId === id) return 'itself';
  if (original === undefined) return 'unknown';
  if (original.translation_of !== null) return 'no-original';
  if (original.language === language) return 'same-language';
  if (ownTranslations.length > 0) return 'has-translations';
  const isTaken = translations.some((other) => other.id !== id && other.language === language);
  return isTaken ? 'taken' : null;
}

function refuse(path: keyof ArticleBody, code: string, message: string): never {
  throw new Problem('article.translation-refused', { errors: [{ path, code, message }] });
}

/** Locks both articles. @returns the columns of a translation; nulls for an article that is none */
async function linkOriginal(
  tx: Tx,
  by: Admin,
  wanted: Wanted,
): Promise<Pick<ArticleRow, 'language' | 'translation_of' | 'original_language'>> {
  const { id, language, translation_of: originalId } = wanted;
  await lockArticles(tx, by, originalId === null ? [id] : [id, originalId]);
  const ownTranslations = await listTranslations(tx, by, id);
  if (originalId === null) {
    if (ownTranslations.some((translation) => translation.language === language))
      refuse('language', 'has-translations', 'A translation of this article is in this language.');
    return { language, translation_of: null, original_language: null };
  }
  const original = await findArticle(tx, by, originalId);
  const translations = await listTranslations(tx, by, originalId);
  const refusal = findTranslationRefusal(wanted, { original, translations, ownTranslations });
  if (refusal !== null) refuse('translation_of', refusal, refusals[refusal]);
  return { language, translation_of: originalId, original_language: original?.language ?? null };
}

export async function beginArticle(deps: Deps, tx: Tx, by: Admin, body: ArticleBody): Promise<string> {
  const id = deps.ids();
  const now = deps.clock.now();
  const content = toContent(body);
  const record = {
    id,
    feature_image_id: null,
    author_id: by.personId,
    created_at: now,
    updated_at: now,
    published_at: null,
  };
  await insertArticle(tx, by, { ...record, ...content, ...(await linkOriginal(tx, by, { id, ...content })) });
  const after = { title: content.title, status: 'draft' };
  await recordAction(tx, deps, by, {
    what: 'article.create',
    subject: toAuditSubject({ id, ...content }),
    before: null,
    after,
  });
  return id;
}

type Change = {
  what: AuditAction;
  article: ArticleRow;
  set: Updateable<Tables['articles']>;
  before: object;
  after: object;
};

async function change(deps: Deps, tx: Tx, by: Admin, { what, article, set, before, after }: Change): Promise<void> {
  const { id, version } = article;
  await updateArticle(tx, by, { id, set: { ...set, version: version + 1, updated_at: deps.clock.now() } });
  await recordAction(tx, deps, by, {
    what,
    subject: toAuditSubject({ id, title: set.title ?? article.title }),
    before,
    after,
  });
}

export async function showArticle(deps: Deps, tx: Tx, by: Admin, wanted: AsRead): Promise<void> {
  const article = await lockArticleVersion(tx, by, wanted);
  if (article.status === 'published') return;
  refuseIncomplete(article);
  const set = { status: 'published', published_at: article.published_at ?? deps.clock.now() } as const;
  const [before, after] = [{ status: 'draft' }, { status: 'published' }];
  await change(deps, tx, by, { what: 'article.publish', article, set, before, after });
}

export function createArticle(deps: Deps, by: Admin, body: ArticleBody): Promise<WrittenArticle> {
  return writing(deps, by, (tx) => beginArticle(deps, tx, by, body));
}

export function saveArticle(deps: Deps, by: Admin, { body, ...wanted }: AsRead & { body: ArticleBody }) {
  const content = toContent(body);
  return writing(deps, by, async (tx) => {
    const link = await linkOriginal(tx, by, { id: wanted.id, ...content });
    const article = await lockArticleVersion(tx, by, wanted);
    if (article.status === 'published') refuseIncomplete(content);
    const [before, after] = [toAuditFacts(article, content), toAuditFacts(content, article)];
    const set = { ...content, ...link };
    if (Object.keys(after).length > 0)
      await change(deps, tx, by, { what: 'article.save', article, set, before, after });
    return wanted.id;
  });
}

export function publishArticle(deps: Deps, by: Admin, wanted: AsRead): Promise<WrittenArticle> {
  return writing(deps, by, async (tx) => {
    await showArticle(deps, tx, by, wanted);
    return wanted.id;
  });
}

export function unpublishArticle(deps: Deps, by: Admin, wanted: AsRead): Promise<WrittenArticle> {
  return writing(deps, by, async (tx) => {
    const article = await lockArticleVersion(tx, by, wanted);
    const [before, after] = [{ status: 'published' }, { status: 'draft' }];
    const set = { status: 'draft' } as const;
    if (article.status === 'published')
      await change(deps, tx, by, { what: 'article.unpublish', article, set, before, after });
    return wanted.id;
  });
}

export async function removeArticle(deps: Deps, by: Admin, id: string): Promise<void> {
  refuseUnlessOwnBlog(deps);
  await inTransaction(deps.db, async (tx) => {
    const article = await lockArticleOrThrow(tx, by, id);
    await deleteArticle(tx, by, id);
    if (article.feature_image_id !== null) await deleteImage(tx, article.feature_image_id);
    const before = { title: article.title, status: article.status };
    await recordAction(tx, deps, by, { what: 'article.delete', subject: toAuditSubject(article), before, after: null });
  });
}
