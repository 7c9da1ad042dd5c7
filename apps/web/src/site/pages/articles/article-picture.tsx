import { classNames } from '#ui/class-names.ts';
import type { ArticleSummary } from '@wideload/contract';

/** For pictures of unknown size: the usual size of a social preview. */
const usual = { width: 1200, height: 630 };

type Props = {
  article: ArticleSummary;
  sizes: string;
  className?: string | undefined;
  /** The largest element above the fold loads eagerly; any other picture is lazy. */
  isFirst: boolean;
};

export function ArticlePicture({ article, sizes, className, isFirst }: Props) {
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
