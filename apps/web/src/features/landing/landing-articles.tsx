import type { ArticleSummary } from '@wideload/contract';
import type { Language } from '@wideload/contract/client';
import css from './landing-articles.module.css';
import { LandingSection } from './landing-section.tsx';
import type { LandingTexts } from './landing-texts.ts';
import type { SitePlace } from './site-place.ts';

function dayText(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(`${language}-US`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));
}

type ArticlesProps = { place: SitePlace; texts: LandingTexts; articles: readonly ArticleSummary[] };

/** The newest articles. */
export function LandingArticles({ place, texts, articles }: ArticlesProps) {
  return (
    <LandingSection id="blog" title={texts.articlesTitle} lead={texts.articlesLead}>
      {articles.length === 0 && <p>{texts.noArticles}</p>}
      <ol className={css['articles']}>
        {articles.map(({ id, title, description, published_at }) => (
          <li key={id}>
            <h3 lang="en">
              <a href={place.at(`/articles/${id}`)}>{title}</a>
            </h3>
            <p lang="en">{description}</p>
            <time dateTime={published_at}>{dayText(published_at, place.language)}</time>
          </li>
        ))}
      </ol>
      <a href={place.at('/articles')} className={css['all']}>
        {texts.allArticles}
      </a>
    </LandingSection>
  );
}
