import type { ArticleSummary } from '@wideload/contract';
import type { Language } from '@wideload/contract/client';
import { ArticleDate } from './article-date.tsx';
import type { ArticleLinks } from './article-links.ts';
import css from './article-list.module.css';

type Props = { articles: readonly ArticleSummary[]; language: Language; links: ArticleLinks };

function Row({
  article,
  language,
  links,
  isFirst,
}: { article: ArticleSummary; isFirst: boolean } & Omit<Props, 'articles'>) {
  const { id, title, description, feature_image: image, feature_image_alt: alt } = article;
  return (
    <li className={css['row']}>
      {image !== null && (
        // The first is the largest thing on the page; the others wait until they are near.
        <img
          src={image}
          alt={alt}
          lang="en"
          className={css['picture']}
          width={1200}
          height={630}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      )}
      <div className={css['words']}>
        <ArticleDate at={article.published_at} language={language} />
        <h2 lang="en" className={css['title']}>
          <a href={links.article(id)}>{title}</a>
        </h2>
        <p lang="en">{description}</p>
      </div>
    </li>
  );
}

/** Articles one below the other, each with its picture; the whole row is its link. */
export function ArticleList({ articles, language, links }: Props) {
  return (
    <ul className={css['list']}>
      {articles.map((article, index) => (
        <Row key={article.id} article={article} isFirst={index === 0} language={language} links={links} />
      ))}
    </ul>
  );
}
