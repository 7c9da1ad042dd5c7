import type { ArticleSummary } from '@wideload/contract';
import type { Language } from '@wideload/contract/client';
import type { ReactNode } from 'react';
import { formatLongDay } from '#lib/format-figures.ts';
import type { articlePagesTexts } from '../../texts/en/article-pages.ts';
import type { TextsOf } from '#lib/texts-of.ts';
import { classNames } from '#ui/class-names.ts';

/** Two parts of a line with a dot between them. The font sets a dot in running text too close to what follows. */
export function Apart({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <p className="cluster gap-8">
      {first}
      <span aria-hidden="true">·</span>
      {second}
    </p>
  );
}

export function ArticleDate({ at, language }: { at: string; language: Language }) {
  return (
    <time dateTime={at} className="hint">
      {formatLongDay(at.slice(0, 10), language)}
    </time>
  );
}

export type ArticlePagesTexts = TextsOf<typeof articlePagesTexts>;

export type ArticleLinks = {
  main: string;
  check: string;
  feed: string;
  list: (page?: number) => string;
  /** In the frame of the page, unless another language is given. */
  article: (id: string, language?: Language) => string;
};

export const articlesPerPage = 10;

export function toListPath(page = 1): string {
  return page === 1 ? '/articles' : `/articles/page/${page}`;
}

export function parsePage(written: string | undefined): number | null {
  if (written === undefined) return 1;
  return /^[1-9]\d{0,5}$/.test(written) ? Number(written) : null;
}

type Props = {
  article: Pick<ArticleSummary, 'published_at' | 'language'>;
  /** Of the page. */
  language: Language;
  texts: Pick<ArticlePagesTexts, 'inLanguage'>;
};

/** The day, and the language of an article that is in another one than the page. */
export function ListedDate({ article: { published_at: at, language: own }, language, texts }: Props) {
  const date = <ArticleDate at={at} language={language} />;
  return own === language ? (
    date
  ) : (
    <Apart first={date} second={<span className="hint">{texts.inLanguage[own]}</span>} />
  );
}

/** For pictures of unknown size: the usual size of a social preview. */
const usual = { width: 1200, height: 630 };

type ArticlePictureProps = {
  article: ArticleSummary;
  sizes: string;
  className?: string | undefined;
  /** The largest element above the fold loads eagerly; any other picture is lazy. */
  isFirst: boolean;
};

export function ArticlePicture({ article, sizes, className, isFirst }: ArticlePictureProps) {
  const { feature_image: src, feature_image_alt: alt, feature_image_srcset: srcSet } = article;
  const { feature_image_width: width, feature_image_height: height } = article;
  if (src === null) return null;
  return (
    <img
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      {...(srcSet !== null && { srcSet, sizes })}
      src={src}
      alt={alt}
      lang={article.language}
      className={classNames('picture', className)}
      // Without a fixed shape the picture would shift the content below when it loads.
      data-shape={width === null ? 'usual' : 'own'}
      width={width ?? usual.width}
      height={height ?? usual.height}
    />
  );
}
