import type { Article, ArticleSummary } from '@wideload/contract';
import type { Language } from '@wideload/contract/client';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { buildButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { ArticleDate, ListedDate, Apart, type ArticleLinks, type ArticlePagesTexts } from './article-date.tsx';
import { ArticlePicture } from './article-picture.tsx';
import css from './article-page.module.css';
import { createElement, type ReactNode } from 'react';
import { parseArticle, type ArticleNode } from './article-nodes.ts';
import articleTextCss from '#ui/article-text.module.css';

type ArticleLanguageProps = {
  article: ArticleSummary;
  /** Of the page. */
  language: Language;
  links: ArticleLinks;
  texts: ArticlePagesTexts;
};

/** For an article that is in another language than the page, or a translation. */
function describeLanguage({ article, language, texts }: ArticleLanguageProps) {
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

function ArticleLanguage(props: ArticleLanguageProps) {
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

type Frame = { language: Language; links: ArticleLinks; texts: ArticlePagesTexts };
type Props = Frame & { article: Article; others: readonly ArticleSummary[] };

/** Must match `.columns`: the fixed width, the width beside the second column, or the page without its margin. */
const sizes =
  '(min-width: 1395px) 860px, (min-width: 993px) calc(91.2vw - 412px), (min-width: 455px) 91.2vw, calc(100vw - 40px)';

/** React spells these its own way. */
function toProps({ colspan, rowspan, ...others }: Readonly<Record<string, string>>) {
  return { ...others, ...(colspan && { colSpan: Number(colspan) }), ...(rowspan && { rowSpan: Number(rowspan) }) };
}

function renderNode(node: ArticleNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { element, attributes, children } = node;
  const own = element === 'img' ? { loading: 'lazy', ...attributes } : toProps(attributes);
  return createElement(element, { ...own, key }, ...(children.length === 0 ? [] : [children.map(renderNode)]));
}

/** Built element by element: a public page never contains raw HTML of a writer. */
export function ArticleBody({ html }: { html: string }) {
  return <div className={articleTextCss['text']}>{parseArticle(html).map(renderNode)}</div>;
}

function Text({ article, ...frame }: Frame & { article: Article }) {
  const { title, description, html, language } = article;
  return (
    <article aria-labelledby="article-title">
      <header className={css['head']}>
        <ArticleDate at={article.published_at} language={frame.language} />
        <h1 id="article-title" lang={language} className="site-heading">
          {title}
        </h1>
        {description !== '' && (
          <p lang={language} className="lead">
            {description}
          </p>
        )}
        <ArticleLanguage article={article} {...frame} />
      </header>
      <ArticlePicture article={article} sizes={sizes} className={css['picture']} isFirst />
      <div lang={language}>
        <ArticleBody html={html} />
      </div>
    </article>
  );
}

function Others({ others, ...frame }: Frame & { others: readonly ArticleSummary[] }) {
  const { links, texts } = frame;
  return (
    <section aria-labelledby="other-articles">
      <h2 id="other-articles">{texts.others}</h2>
      <ul className="ruled-rows above-12">
        {others.map((article) => (
          <li key={article.id} className="stack gap-4 padded-12">
            <a
              href={links.article(article.id)}
              lang={article.language}
              className={classNames('strong loose-underline breakable', css['other'])}
            >
              {article.title}
            </a>
            <ListedDate article={article} {...frame} />
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ArticlePage({ article, others, ...frame }: Props) {
  const { links, texts } = frame;
  const steps = [
    { name: texts.mainPage, href: links.main },
    { name: texts.name, href: links.list() },
  ];
  return (
    <div className="site-frame">
      <Breadcrumbs label={texts.breadcrumb} steps={steps} current={article.title} />
      <div className={css['columns']}>
        <div>
          <Text article={article} {...frame} />
          <p className="ruled padded-top-12 above-44">
            <a href={links.list()} className="target-44 medium loose-underline">
              {texts.backToAll}
            </a>
          </p>
        </div>
        <aside aria-label={texts.others} className="stack gap-44 lazy-layout-parts">
          <section
            aria-labelledby="check-title"
            className={classNames('stack align-start ruled padded-top-12', css['check'])}
          >
            <h2 id="check-title">{texts.check}</h2>
            <p>{texts.checkText}</p>
            <a href={links.check} className={buildButtonClass({ look: 'primary' })}>
              {texts.checkLink}
            </a>
          </section>
          {others.length > 0 && <Others {...frame} others={others} />}
        </aside>
      </div>
    </div>
  );
}
