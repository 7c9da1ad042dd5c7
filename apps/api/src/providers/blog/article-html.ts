import { articleHtml, type ghostHtml, isAllowedLink, isArticleAnchor } from '@wideload/contract';
import { defaultTreeAdapter, parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';

type Element = Tree.Element;
type ArticleElement = (typeof ghostHtml.elements)[number];

/** Elements that mean the same as one of the list. The page has its own h1. */
const renamed: Readonly<Record<string, ArticleElement>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};
const empty: ReadonlySet<ArticleElement> = new Set(['br', 'hr', 'img']);
/** The content of these elements is no text of an article. */
const unread = new Set([
  'script',
  'style',
  'title',
  'textarea',
  'option',
  'iframe',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
]);
/** Between these there is no text. */
const textless: ReadonlySet<string> = new Set(['table', 'thead', 'tbody', 'tr']);
/** Deeper than any article, and far below what a browser's parser accepts. */
export const MAX_DEPTH = 40;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '');
const escapeValue = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');

type Attributes = readonly (readonly [name: string, value: string])[];
type Rules = {
  elements: ReadonlyMap<string, ArticleElement>;
  attributes: Readonly<Record<string, readonly string[]>>;
  isOurImage(address: string): boolean;
};

const isWholeNumber = (value: string) => /^-?\d{1,5}$/.test(value);

const numeric: ReadonlySet<string> = new Set(['start', 'width', 'height', 'colspan', 'rowspan']);

/** An id gets a prefix, so that no writer names a part of the page. */
const toAnchor = (id: string) => `article-${id}`;

/** Within the article, or to another site; null for one that we do not allow. */
function readLink(href: string): string | null {
  const within = href.startsWith('#') ? `#${toAnchor(href.slice(1))}` : href;
  return isArticleAnchor(within) || isAllowedLink(within) ? within : null;
}

/** The attributes that an element of an article keeps; null for one without an address that we allow, which goes. */
function readAttributes(name: ArticleElement, { attrs }: Element, rules: Rules): Attributes | null {
  const values = new Map(attrs.map((attribute) => [attribute.name, attribute.value]));
  const kept = rules.attributes[name] ?? [];
  const id = toAnchor(values.get('id') ?? '');
  const ids: Attributes = kept.includes('id') && isArticleAnchor(`#${id}`) ? [['id', id]] : [];
  const numbers = kept
    .filter((key) => numeric.has(key))
    .flatMap((key): Attributes => {
      const value = values.get(key) ?? '';
      return isWholeNumber(value) ? [[key, value]] : [];
    });
  if (name === 'a') {
    const href = values.get('href')?.trim() ?? '';
    const link = href.startsWith('#') && !kept.includes('id') ? null : readLink(href);
    return link === null ? null : [['href', link], ['rel', articleHtml.rel], ...ids];
  }
  if (name === 'img') {
    const src = values.get('src') ?? '';
    return rules.isOurImage(src) ? [['src', src], ['alt', values.get('alt') ?? ''], ...numbers] : null;
  }
  return [...ids, ...numbers];
}

function writeElement(element: Element, inside: string, rules: Rules): string {
  const name = renamed[element.tagName] ?? rules.elements.get(element.tagName);
  const attributes = name === undefined ? null : readAttributes(name, element, rules);
  // An element outside the list loses its tags and keeps its text; so does a link to a refused address.
  if (name === undefined || attributes === null) return inside;
  const tag = [name, ...attributes.map(([key, value]) => `${key}="${escapeValue(value)}"`)].join(' ');
  if (empty.has(name)) return `<${tag} />`;
  if (name === 'figure' && inside.trim() === '') return '';
  return `<${tag}>${inside}</${name}>`;
}

function isBetweenCells({ value, parentNode }: Tree.TextNode, { elements }: Rules): boolean {
  const around = parentNode?.nodeName ?? '';
  return elements.has(around) && textless.has(around) && value.trim() === '';
}

/** Writes the tree anew: nothing of the input is copied but its text and the values above, all of it escaped. */
function writeNodes(nodes: readonly Tree.ChildNode[], rules: Rules, depth = 0): string {
  if (depth > MAX_DEPTH) return '';
  const written = nodes.map((node) => {
    if ('value' in node) return isBetweenCells(node, rules) ? '' : escapeText(node.value);
    if (!('tagName' in node) || unread.has(node.tagName)) return '';
    return writeElement(node, writeNodes(node.childNodes, rules, depth + 1), rules);
  });
  return written.join('');
}

type Wanted = { imageSource?: string; list?: typeof articleHtml | typeof ghostHtml };

/** Several times as many as in the longest article. Open elements are repeated in each paragraph, so a short text can ask for millions. */
const MAX_ELEMENTS = 20_000;

class TooManyElements extends Error {}

/** Builds the tree as a browser does, up to the limit. */
function limitElements(onRoot: (root: Tree.Element) => void): typeof defaultTreeAdapter {
  let count = 0;
  return {
    ...defaultTreeAdapter,
    createElement(...args) {
      count += 1;
      if (count > MAX_ELEMENTS) throw new TooManyElements();
      return defaultTreeAdapter.createElement(...args);
    },
    appendChild(parent, child) {
      // The fragment is built below an `html` of a document of its own.
      if (parent.nodeName === '#document' && 'tagName' in child) onRoot(child);
      defaultTreeAdapter.appendChild(parent, child);
    },
  };
}

/** The nodes of a piece of HTML, as a browser without scripts reads it. After 20,000 elements the rest is left out. */
export function readHtml(html: string): readonly Tree.ChildNode[] {
  let root: Tree.Element | null = null;
  const treeAdapter = limitElements((element) => (root = element));
  try {
    return parseFragment(html, { treeAdapter, scriptingEnabled: false }).childNodes;
  } catch (error) {
    if (!(error instanceof TooManyElements)) throw error;
    return (root as Tree.Element | null)?.childNodes ?? [];
  }
}

/**
 * HTML with only the elements, attributes and addresses of `list`; pictures only of the origin `imageSource`. Any string gives an
 * article: what is not allowed is left out.
 */
export function sanitizeArticle(html: string, wanted: Wanted = {}): string {
  return writeArticle(readHtml(html), wanted);
}

/** As `sanitizeArticle`, of a tree. */
export function writeArticle(nodes: readonly Tree.ChildNode[], { imageSource, list = articleHtml }: Wanted): string {
  return writeNodes(nodes, {
    elements: new Map(list.elements.map((name) => [name, name])),
    attributes: list.attributes,
    isOurImage: (address) => URL.canParse(address) && new URL(address).origin === imageSource,
  });
}

export function readText(nodes: readonly Tree.ChildNode[], depth = 0): string {
  if (depth > MAX_DEPTH) return '';
  return nodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? readText(node.childNodes, depth + 1) : ''))
    .join('');
}

/** @param html as `sanitizeArticle` answers it. */
export function hasText(html: string): boolean {
  return readText(readHtml(html)).trim() !== '';
}
