import type { Language } from '@wideload/contract';

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

export type BlogVersion = { id: string; language: Language; updatedAt: Date };

export type BlogArticleSummary = {
  id: string;
  title: string;
  description: string;
  featureImage: BlogImage | null;
  publishedAt: Date;
  updatedAt: Date;
  language: Language;
  /** The id of the original, which is one of the versions. */
  translationOf: string | null;
  /** The same article in other languages. */
  versions: readonly BlogVersion[];
};

/** `html` holds only elements that `ghostHtml` of the contract lists. `description` is empty without one of its own. */
export type BlogArticle = BlogArticleSummary & { html: string };

export type BlogPage = { items: readonly BlogArticleSummary[]; total: number };

/** `key-rejected`: the source refuses our key. */
export type BlogState = 'ok' | 'key-rejected' | 'unavailable';

/** Published articles only. Answers within 5 seconds, even if the source does not. */
export type Blog = {
  /** Of the newest answer, at most a minute old. */
  check(): Promise<BlogState>;
  /**
   * The articles in the language, then those without a version in it, both newest first. Pages are counted from 1; one
   * past the end is empty.
   */
  list(wanted: { page: number; pageSize: number; language: Language }): Promise<BlogPage | 'unavailable'>;
  /** Another one after each change of what `list` and `read` answer. */
  version(): Promise<string>;
  /** An unpublished article is unknown. */
  read(id: string): Promise<BlogArticle | 'unknown' | 'unavailable'>;
};
