import type { ArticleSummary } from '@wideload/contract';
import type { Language } from '@wideload/contract/client';
import { ArticleList } from './article-list.tsx';
import type { ArticleLinks, ArticlePagesTexts } from './article-links.ts';
import css from './articles-page.module.css';

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
