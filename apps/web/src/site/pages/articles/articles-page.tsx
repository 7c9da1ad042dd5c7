import type { ArticleSummary } from '@wideload/contract';
import type { Language } from '@wideload/contract/client';
import { ArticleList } from './article-list.tsx';
import { articlesPerPage, type ArticleLinks, type ArticlePagesTexts } from './article-links.ts';
import css from './articles-page.module.css';
import { toLocale } from '#lib/format-figures.ts';

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
