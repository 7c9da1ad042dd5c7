import type { ArticleBody } from '@wideload/contract';

export type DemoArticle = {
  daysAgo: number;
  /** The file of its picture, beside this one. */
  picture: URL;
  body: ArticleBody;
};
