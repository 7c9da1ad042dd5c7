import type { ArticleSummary } from '@wideload/contract';
import type { Language } from '@wideload/contract/client';
import { ListedDate } from './article-date.tsx';
import type { ArticleLinks, ArticlePagesTexts } from './article-links.ts';
import { ArticlePicture } from './article-picture.tsx';
import { classNames } from '#ui/class-names.ts';
import css from './article-list.module.css';

type Frame = { language: Language; links: ArticleLinks; texts: ArticlePagesTexts };
type Props = Frame & { articles: readonly ArticleSummary[] };

/** Must match `.row` and the page margin (`--page-margin`). */
const sizes = '(min-width: 993px) 420px, (min-width: 577px) 300px, (min-width: 455px) 91.2vw, calc(100vw - 40px)';

function Row({ article, isFirst, ...frame }: Frame & { article: ArticleSummary; isFirst: boolean }) {
  const { id, title, description, language } = article;
  return (
    <li className={css['row']}>
      <ArticlePicture article={article} sizes={sizes} isFirst={isFirst} />
      <div className={classNames('stack gap-8', css['words'])}>
        <ListedDate article={article} {...frame} />
        <h2 lang={language} className={css['title']}>
          <a href={frame.links.article(id)}>{title}</a>
        </h2>
        <p lang={language}>{description}</p>
      </div>
    </li>
  );
}

export function ArticleList({ articles, ...frame }: Props) {
  return (
    <ul className="ruled-rows">
      {articles.map((article, index) => (
        <Row key={article.id} article={article} isFirst={index === 0} {...frame} />
      ))}
    </ul>
  );
}
