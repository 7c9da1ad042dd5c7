export type BlogImage = {
  /** Relative to our own site for a picture that we keep. */
  url: string;
  alt: string;
  /** The addresses of its copies by width, as browsers read them; null where there are none. */
  srcset: string | null;
  /** Pixels; null where they are not known. */
  width: number | null;
  height: number | null;
};

/** A published article as a list shows it. */
export type BlogArticleSummary = {
  id: string;
  title: string;
  description: string;
  featureImage: BlogImage | null;
  publishedAt: Date;
  /** When it last changed. */
  updatedAt: Date;
};

/** `html` is sanitised: it holds only what `articleHtml` of the contract lists. */
export type BlogArticle = BlogArticleSummary & { html: string };

export type BlogPage = { items: BlogArticleSummary[]; total: number };

/** Where the articles come from that visitors read: published ones only. Answers within 5 seconds, also when the source does not. */
export type Blog = {
  /** The newest first. Pages are counted from 1; one past the end is empty. */
  list(wanted: { page: number; pageSize: number }): Promise<BlogPage | 'unavailable'>;
  /** An article that is not published is unknown. */
  read(id: string): Promise<BlogArticle | 'unknown' | 'unavailable'>;
};
