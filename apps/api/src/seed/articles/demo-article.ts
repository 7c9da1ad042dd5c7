import type { ArticleBody } from '@wideload/contract';

export type DemoArticle = {
  daysAgo: number;
  /** Path of the picture beside this file. */
  picture: URL;
  body: ArticleBody;
};
