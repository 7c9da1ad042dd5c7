import type { ArticleBody } from '@wideload/contract';

export type DemoText = Omit<ArticleBody, 'language' | 'translation_of'>;

export type DemoArticle = {
  daysAgo: number;
  picture: URL;
  body: DemoText;
  inSpanish: DemoText;
};
