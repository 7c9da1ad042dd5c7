import { createElement, type ReactNode } from 'react';
import { articleHtml, isAllowedLink } from '@wideload/contract/client';
import css from '#ui/article-text.module.css';

type Attributes = Readonly<Record<string, string>>;
type ArticleElement = { element: string; attributes: Attributes; children: ArticleNode[] };
type ArticleNode = string | ArticleElement;

/** A tag with its attributes, text, or a single `<`, which is text. */
const TOKEN = /<(?<end>\/?)(?<name>[a-z][a-z0-9]*)(?<rest>(?:"[^"]*"|[^">])*)>|(?<text>[^<]+|<)/gi;
const ATTRIBUTE = /(?<key>[a-z-]+)="(?<value>[^"]*)"/gi;

const childless: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
const allowed: ReadonlySet<string> = new Set(articleHtml.elements);
const allowedAttributes: Readonly<Record<string, readonly string[]>> = articleHtml.attributes;

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

/** Links only where `isAllowedLink` agrees, pictures only from absolute web addresses. */
function parseElement(name: string, written: string): ArticleElement | null {
  const element = name.toLowerCase();
  if (!allowed.has(element)) return null;
  const attributes = parseAttributes(element, written);
  if (element === 'a' && !isAllowedLink(attributes['href'] ?? '')) return null;
  if (element === 'img' && !/^https?:\/\//i.test(attributes['src'] ?? '')) return null;
  return { element, attributes: element === 'a' ? { ...attributes, rel: articleHtml.rel } : attributes, children: [] };
}

/** Any element outside `articleHtml` is dropped and its text kept, as in the server's sanitizer. */
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

function renderNode(node: ArticleNode, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const { element, attributes, children } = node;
  const own = element === 'img' ? { loading: 'lazy', ...attributes } : attributes;
  return createElement(element, { ...own, key }, ...(children.length === 0 ? [] : [children.map(renderNode)]));
}

/** Built element by element: a public page never contains raw HTML of a writer. */
export function ArticleBody({ html }: { html: string }) {
  return <div className={css['text']}>{parseArticle(html).map(renderNode)}</div>;
}
