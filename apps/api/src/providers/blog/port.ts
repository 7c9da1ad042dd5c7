export type BlogImage = {
  /** Relative to our site for an uploaded picture. */
  url: string;
  alt: string;
  /** Null without copies. */
  srcset: string | null;
  /** Pixels; null if unknown. */
  width: number | null;
  height: number | null;
};

export type BlogArticleSummary = {
  id: string;
  title: string;
  description: string;
  featureImage: BlogImage | null;
  publishedAt: Date;
  updatedAt: Date;
};

/** `html` holds only elements that `articleHtml` of the contract lists. */
export type BlogArticle = BlogArticleSummary & { html: string };

export type BlogPage = { items: BlogArticleSummary[]; total: number };

/** Published articles only. Answers within 5 seconds, even if the source does not. */
export type Blog = {
  /** Newest first. Pages are counted from 1; one past the end is empty. */
  list(wanted: { page: number; pageSize: number }): Promise<BlogPage | 'unavailable'>;
  /** Another one after each change of what `list` and `read` answer. */
  version(): Promise<string>;
  /** An unpublished article is unknown. */
  read(id: string): Promise<BlogArticle | 'unknown' | 'unavailable'>;
};
