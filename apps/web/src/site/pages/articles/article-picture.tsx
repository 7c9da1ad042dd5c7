import type { ArticleSummary } from '@wideload/contract';

/** Of pictures whose size is not known: what other sites show of a page. */
const usual = { width: 1200, height: 630 };

type Props = {
  article: ArticleSummary;
  /** How wide it is drawn, for `sizes`. */
  sizes: string;
  className: string | undefined;
  /** The largest thing of what is seen first; any other waits until it is near. */
  isFirst: boolean;
};

/** The picture of an article, in the width of the device; nothing where it has none. */
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
      lang="en"
      className={className}
      // Else it would take its own shape when it comes, and move what is below.
      data-shape={width === null ? 'usual' : 'own'}
      width={width ?? usual.width}
      height={height ?? usual.height}
    />
  );
}
