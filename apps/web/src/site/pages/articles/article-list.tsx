import type { ArticleSummary } from '@wideload/contract';
import type { Language } from '@wideload/contract/client';
import { ArticleDate } from './article-date.tsx';
import type { ArticleLinks } from './article-links.ts';
import { ArticlePicture } from './article-picture.tsx';
import { classNames } from '../../../ui/class-names.ts';
import css from './article-list.module.css';

type Props = { articles: readonly ArticleSummary[]; language: Language; links: ArticleLinks };

/** Must match `.row` and the page margin (`--page-margin`). */
const sizes = '(min-width: 993px) 420px, (min-width: 577px) 300px, (min-width: 455px) 91.2vw, calc(100vw - 40px)';

function Row({
  article,
  language,
  links,
  isFirst,
}: { article: ArticleSummary; isFirst: boolean } & Omit<Props, 'articles'>) {
  const { id, title, description } = article;
  return (
    <li className={css['row']}>
      <ArticlePicture article={article} sizes={sizes} isFirst={isFirst} />
      <div className={classNames('stack gap-8', css['words'])}>
        <ArticleDate at={article.published_at} language={language} />
        <h2 lang="en" className={css['title']}>
          <a href={links.article(id)}>{title}</a>
        </h2>
        <p lang="en">{description}</p>
      </div>
    </li>
  );
}

export function ArticleList({ articles, language, links }: Props) {
  return (
    <ul className="ruled-rows">
      {articles.map((article, index) => (
        <Row key={article.id} article={article} isFirst={index === 0} language={language} links={links} />
      ))}
    </ul>
  );
}
