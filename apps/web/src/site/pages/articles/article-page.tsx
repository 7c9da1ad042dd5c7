import type { Article, ArticleSummary } from '@wideload/contract';
import { type Language, ghostHtml, isAllowedLink, isArticleAnchor } from '@wideload/contract/client';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import { buildButtonClass } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import {
  ArticleDate,
  ListedDate,
  Apart,
  type ArticleLinks,
  type ArticlePagesTexts,
  ArticlePicture,
} from './article-parts.tsx';
import css from './article-page.module.css';
import { createElement, type ReactNode } from 'react';
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

type Attributes = Readonly<Record<string, string>>;
type ArticleElement = { element: string; attributes: Attributes; children: ArticleNode[] };
type ArticleNode = string | ArticleElement;

/** A tag with its attributes, text, or a single `<`, which is text. */
const TOKEN = /<(?<end>\/?)(?<name>[a-z][a-z0-9]*)(?<rest>(?:"[^"]*"|[^">])*)>|(?<text>[^<]+|<)/gi;
const ATTRIBUTE = /(?<key>[a-z-]+)="(?<value>[^"]*)"/gi;

const childless: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
const allowed: ReadonlySet<string> = new Set(ghostHtml.elements);
const allowedAttributes: Readonly<Record<string, readonly string[]>> = ghostHtml.attributes;

// The entities that the sanitizer writes; any other stays unchanged.
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decodeEntities = (text: string) =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');

function parseAttributes(element: string, written: string): Attributes {
  const pairs = [...written.matchAll(ATTRIBUTE)].map(
    ({ groups }) => [groups?.['key']?.toLowerCase() ?? '', decodeEntities(groups?.['value'] ?? '')] as const,
  );
  return Object.fromEntries(pairs.filter(([key]) => allowedAttributes[element]?.includes(key)));
}

/** Links only where `isAllowedLink` agrees, or within the article, pictures only from absolute web addresses. */
function parseElement(name: string, written: string): ArticleElement | null {
  const element = name.toLowerCase();
  if (!allowed.has(element)) return null;
  const attributes = parseAttributes(element, written);
  const { href = '', id } = attributes;
  if (element === 'a' && !isAllowedLink(href) && !isArticleAnchor(href)) return null;
  if (id !== undefined && !isArticleAnchor(`#${id}`)) return null;
  if (element === 'img' && !/^https?:\/\//i.test(attributes['src'] ?? '')) return null;
  return { element, attributes: element === 'a' ? { ...attributes, rel: ghostHtml.rel } : attributes, children: [] };
}

/** Any element outside `ghostHtml` is dropped and its text kept, as in the server's sanitizer. */
function parseArticle(html: string): ArticleNode[] {
  const root: ArticleElement = { element: '', attributes: {}, children: [] };
  const open = [root];
  const parent = () => open.at(-1) ?? root;
  for (const { groups } of html.matchAll(TOKEN)) {
    const { end, name, rest = '', text } = groups ?? {};
    if (text !== undefined) parent().children.push(decodeEntities(text));
    else if (end) {
      const at = open.findLastIndex(({ element }) => element === name?.toLowerCase());
      if (at > 0) open.length = at;
    } else {
      const node = parseElement(name ?? '', rest);
      if (node === null) continue;
      parent().children.push(node);
      if (!childless.has(node.element)) open.push(node);
    }
  }
  return root.children;
}

const textOf = (nodes: readonly ArticleNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : ` ${textOf(node.children)}`)).join('');

/** In characters: what search engines show of a page. */
const BEGINNING = 160;

/** The first words of an article, for one without a description. */
export function readBeginning(html: string): string {
  const text = textOf(parseArticle(html)).replaceAll(/\s+/g, ' ').trim();
  return text.length <= BEGINNING ? text : `${text.slice(0, text.lastIndexOf(' ', BEGINNING))} …`;
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
