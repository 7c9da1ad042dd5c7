import { ghostHtml, isAllowedLink, isArticleAnchor } from '@wideload/contract/client';

type Attributes = Readonly<Record<string, string>>;
export type ArticleElement = { element: string; attributes: Attributes; children: ArticleNode[] };
export type ArticleNode = string | ArticleElement;

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
export function parseArticle(html: string): ArticleNode[] {
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
