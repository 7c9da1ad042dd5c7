import type { WrittenArticle } from '@wideload/contract';

export type ArticleText = Pick<WrittenArticle, 'title' | 'description' | 'feature_image_alt' | 'html'>;

const keys = ['title', 'description', 'feature_image_alt', 'html'] as const;

export function toArticleText(article: ArticleText | null): ArticleText {
  const { title = '', description = '', feature_image_alt = '', html = '' } = article ?? {};
  return { title, description, feature_image_alt, html };
}

export function isSameText(one: ArticleText, other: ArticleText): boolean {
  return keys.every((key) => one[key] === other[key]);
}
