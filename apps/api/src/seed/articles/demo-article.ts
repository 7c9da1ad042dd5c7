import type { ArticleBody } from '@wideload/contract';

export type DemoArticle = {
  daysAgo: number;
  picture: URL;
  body: ArticleBody;
};
