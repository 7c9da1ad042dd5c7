import type { ArticleSummary } from '@wideload/contract';
import type { Language } from '@wideload/contract/client';
import { Apart } from './apart.tsx';
import type { ArticleLinks, ArticlePagesTexts } from './article-links.ts';

type Props = {
  article: ArticleSummary;
  /** Of the page. */
  language: Language;
  links: ArticleLinks;
  texts: ArticlePagesTexts;
};

/** For an article that is in another language than the page, or a translation. */
function describeLanguage({ article, language, texts }: Props) {
  const { versions } = article;
  if (article.language !== language)
    return {
      words: texts.writtenIn[article.language],
      version: versions.find((version) => version.language === language),
      link: texts.readHere,
    };
  const original = versions.find(({ id }) => id === article.translation_of);
  if (original === undefined) return null;
  return { words: texts.translatedFrom[original.language], version: original, link: texts.readOriginal };
}

export function ArticleLanguage(props: Props) {
  const described = describeLanguage(props);
  if (described === null) return null;
  const { words, version, link } = described;
  if (version === undefined) return <p>{words}</p>;
  const href = props.links.article(version.id, version.language);
  return (
    <Apart
      first={<span>{words}</span>}
      second={
        <a href={href} hrefLang={version.language} className="target-44">
          {link}
        </a>
      }
    />
  );
}
