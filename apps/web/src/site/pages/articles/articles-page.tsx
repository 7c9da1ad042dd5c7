import type { ArticleSummary } from '@wideload/contract';
import type { Language } from '@wideload/contract/client';
import {
  ListedDate,
  articlesPerPage,
  type ArticleLinks,
  type ArticlePagesTexts,
  ArticlePicture,
} from './article-parts.tsx';
import css from './articles-page.module.css';
import { toLocale } from '#lib/format-figures.ts';
import { classNames } from '#ui/class-names.ts';

export type ArticlesPageProps = {
  articles: readonly ArticleSummary[];
  total: number;
  page: number;
  language: Language;
  links: ArticleLinks;
  texts: ArticlePagesTexts;
};

function Pages({ total, page, language, links, texts }: Omit<ArticlesPageProps, 'articles'>) {
  const pages = Math.ceil(total / articlesPerPage);
  if (pages < 2) return null;
  const figure = (number: number) => new Intl.NumberFormat(toLocale(language)).format(number);
  return (
    <nav aria-label={texts.pages} className={css['pages']}>
      {page > 1 && (
        <a href={links.list(page - 1)} rel="prev" className="medium">
          {texts.newer}
        </a>
      )}
      <span className="muted">{texts.place(figure(page), figure(pages))}</span>
      {page < pages && (
        <a href={links.list(page + 1)} rel="next" className="medium">
          {texts.older}
        </a>
      )}
    </nav>
  );
}

type Frame = { language: Language; links: ArticleLinks; texts: ArticlePagesTexts };
type ArticleListProps = Frame & { articles: readonly ArticleSummary[] };

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

function ArticleList({ articles, ...frame }: ArticleListProps) {
  return (
    <ul className="ruled-rows">
      {articles.map((article, index) => (
        <Row key={article.id} article={article} isFirst={index === 0} {...frame} />
      ))}
    </ul>
  );
}

export function ArticlesPage(props: ArticlesPageProps) {
  const { articles, language, links, texts } = props;
  return (
    <div className="site-frame">
      <p>
        <a href={links.main} className="target-44 medium loose-underline">
          {texts.backToMain}
        </a>
      </p>
      <header className={css['head']}>
        <h1 className="site-heading">{texts.name}</h1>
        <p className="lead">{texts.lead}</p>
        <p>
          <a href={links.feed} type="application/rss+xml" className="target-44 medium loose-underline">
            {texts.feed}
          </a>
        </p>
      </header>
      {articles.length === 0 ? (
        <p className={css['none']}>{texts.none}</p>
      ) : (
        <ArticleList articles={articles} language={language} links={links} texts={texts} />
      )}
      <Pages {...props} />
    </div>
  );
}

type Props = {
  title: string;
  text: string;
  others: readonly ArticleSummary[];
  language: Language;
  links: ArticleLinks;
  texts: ArticlePagesTexts;
};

export function ArticlesTrouble({ title, text, others, language, links, texts }: Props) {
  return (
    <div className="site-frame">
      <header className={css['head']}>
        <h1 className="site-heading">{title}</h1>
        <p className="lead">{text}</p>
      </header>
      <ArticleList articles={others} language={language} links={links} texts={texts} />
      <p>
        <a href={links.list()} className="target-44 medium loose-underline">
          {texts.backToAll}
        </a>
      </p>
      <p>
        <a href={links.main} className="target-44 medium loose-underline">
          {texts.backToMain}
        </a>
      </p>
    </div>
  );
}
