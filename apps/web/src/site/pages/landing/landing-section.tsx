import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import { lazyLayout, type UsualHeights } from '#ui/layout/lazy-layout.ts';
import css from './landing-section.module.css';
import type { ArticleSummary } from '@wideload/contract';
import landingArticlesCss from './landing-articles.module.css';
import type { LandingTexts } from './landing-texts.ts';
import type { SitePlace } from '../../frame/site-place.ts';

export type LandingSectionProps = {
  id: string;
  title: string;
  lead?: string;
  look?: 'split' | 'stacked';
  heights: UsualHeights;
  children: ReactNode;
};

export function LandingSection({ id, title, lead, look = 'split', heights, children }: LandingSectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} {...lazyLayout(heights, css['band'])}>
      <div className={classNames('site-width', look === 'split' ? css['split'] : 'stack gap-28')}>
        <div>
          <h2 id={`${id}-title`} className={css['title']}>
            {title}
          </h2>
          {lead !== undefined && <p className="size-group above-12">{lead}</p>}
        </div>
        <div className="shrinks">{children}</div>
      </div>
    </section>
  );
}

/** The rendered width of a picture, for `sizes`; must match `.row`. */
export const landingPictureSizes = '(min-width: 577px) 220px, calc(100vw - 40px)';

/** `picture` renders nothing for an article without one. */
export type ShownArticle = { article: ArticleSummary; picture: ReactNode; date: ReactNode };
type ArticlesProps = { place: SitePlace; texts: LandingTexts; articles: readonly ShownArticle[] };

export function LandingArticles({ place, texts, articles }: ArticlesProps) {
  return (
    <LandingSection
      id="blog"
      title={texts.articlesTitle}
      lead={texts.articlesLead}
      heights={{ phone: 1600, desktop: 760 }}
    >
      {articles.length === 0 && <p>{texts.noArticles}</p>}
      <ol className={classNames('ruled-rows targets', landingArticlesCss['articles'])}>
        {articles.map(({ article, picture, date }) => (
          <li key={article.id} className={landingArticlesCss['row']}>
            {picture}
            <div className={landingArticlesCss['words']}>
              <h3 lang={article.language}>
                <a href={place.at(`/articles/${article.id}`)}>{article.title}</a>
              </h3>
              <p lang={article.language}>{article.description}</p>
              {date}
            </div>
          </li>
        ))}
      </ol>
      <a href={place.at('/articles')} className="target strong">
        {texts.allArticles}
      </a>
    </LandingSection>
  );
}
