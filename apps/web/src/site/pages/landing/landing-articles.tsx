import type { ArticleSummary } from '@wideload/contract';
import type { ReactNode } from 'react';
import { classNames } from '#ui/class-names.ts';
import css from './landing-articles.module.css';
import { LandingSection } from './landing-section.tsx';
import type { LandingTexts } from './landing-texts.ts';
import type { SitePlace } from '../../frame/site-place.ts';

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
      <ol className={classNames('ruled-rows targets', css['articles'])}>
        {articles.map(({ article, picture, date }) => (
          <li key={article.id} className={css['row']}>
            {picture}
            <div className={css['words']}>
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
