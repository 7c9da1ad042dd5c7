import type { ArticleBody } from '@wideload/contract';
import type { Admin } from '#actor.ts';
import type { Tx } from '#platform/db/transaction.ts';
import { Problem } from '#problem.ts';
import { findArticle, listTranslations, lockArticles, type ArticleRow, type TranslationRow } from './articles.store.ts';

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
export async function linkOriginal(
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
