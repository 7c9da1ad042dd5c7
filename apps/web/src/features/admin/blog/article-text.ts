import type { ArticleBody, WrittenArticle } from '@wideload/contract';
import { languages } from '@wideload/contract/client';

/** The fields that an admin fills in. The server adds the rest of an article. */
export type ArticleText = ArticleBody;

const keys = ['title', 'description', 'feature_image_alt', 'html', 'language', 'translation_of'] as const;

/** A copy that an earlier release left on the device has no language. */
export function toArticleText(text: Partial<ArticleText>): ArticleText {
  const { title = '', description = '', feature_image_alt = '', html = '' } = text;
  const { language = languages[0], translation_of = null } = text;
  return { title, description, feature_image_alt, html, language, translation_of };
}

export function readArticleText(article: WrittenArticle | null): ArticleText {
  if (article === null) return toArticleText({});
  return toArticleText({ ...article, translation_of: article.translation_of?.id ?? null });
}

export function isSameText(one: ArticleText, other: ArticleText): boolean {
  return keys.every((key) => one[key] === other[key]);
}
