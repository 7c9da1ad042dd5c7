import { articleHtml, isAllowedLink } from '@wideload/contract';
import type { DefaultTreeAdapterTypes as Tree } from 'parse5';
import { readHtml } from './read-html.ts';

type Element = Tree.Element;
type ArticleElement = (typeof articleHtml.elements)[number];

/** Elements that mean the same as one of the list. The page has its own h1. */
const renamed: Readonly<Record<string, ArticleElement>> = {
  b: 'strong',
  i: 'em',
  h1: 'h2',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
};
const allowed = new Map<string, ArticleElement>(articleHtml.elements.map((name) => [name, name]));
const empty: ReadonlySet<ArticleElement> = new Set(['br', 'hr', 'img']);
/** What is in these is no text of an article. */
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
/** Deeper than any article, and far below what a browser's parser accepts. */
const MAX_DEPTH = 40;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? '');
const escapeValue = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '');

type Attributes = readonly (readonly [name: string, value: string])[];
type IsOurImage = (address: string) => boolean;

const isWholeNumber = (value: string) => /^-?\d{1,5}$/.test(value);

/** The attributes that an element of an article keeps; null for one without an address that we allow, which goes. */
function readAttributes(name: ArticleElement, { attrs }: Element, isOurImage: IsOurImage): Attributes | null {
  const values = new Map(attrs.map((attribute) => [attribute.name, attribute.value]));
  const numbers = (names: readonly string[]): Attributes =>
    names.flatMap((key) => {
      const value = values.get(key) ?? '';
      return isWholeNumber(value) ? [[key, value] as const] : [];
    });
  if (name === 'a') {
    const href = values.get('href')?.trim() ?? '';
    return isAllowedLink(href)
      ? [
          ['href', href],
          ['rel', articleHtml.rel],
        ]
      : null;
  }
  if (name === 'img') {
    const src = values.get('src') ?? '';
    return isOurImage(src) ? [['src', src], ['alt', values.get('alt') ?? ''], ...numbers(['width', 'height'])] : null;
  }
  return name === 'ol' ? numbers(['start']) : [];
}

function writeElement(element: Element, inside: string, isOurImage: IsOurImage): string {
  const name = renamed[element.tagName] ?? allowed.get(element.tagName);
  const attributes = name === undefined ? null : readAttributes(name, element, isOurImage);
  // An element outside the list loses its tags and keeps its text; so does a link to a refused address.
  if (name === undefined || attributes === null) return inside;
  const tag = [name, ...attributes.map(([key, value]) => `${key}="${escapeValue(value)}"`)].join(' ');
  if (empty.has(name)) return `<${tag} />`;
  if (name === 'figure' && inside.trim() === '') return '';
  return `<${tag}>${inside}</${name}>`;
}

/** Writes the tree anew: nothing of the input is copied but its text and the values above, all of it escaped. */
function writeNodes(nodes: readonly Tree.ChildNode[], isOurImage: IsOurImage, depth = 0): string {
  if (depth > MAX_DEPTH) return '';
  const written = nodes.map((node) => {
    if ('value' in node) return escapeText(node.value);
    if (!('tagName' in node) || unread.has(node.tagName)) return '';
    return writeElement(node, writeNodes(node.childNodes, isOurImage, depth + 1), isOurImage);
  });
  return written.join('');
}

/**
 * HTML with only the elements, attributes and addresses of `articleHtml`; pictures only of the origin `imageSource`. Any string gives an
 * article: what is not allowed is left out.
 */
export function sanitizeArticle(html: string, { imageSource }: { imageSource?: string } = {}): string {
  const isOurs = (address: string) => URL.canParse(address) && new URL(address).origin === imageSource;
  return writeNodes(readHtml(html), isOurs);
}

function readText(nodes: readonly Tree.ChildNode[], depth = 0): string {
  if (depth > MAX_DEPTH) return '';
  return nodes
    .map((node) => ('value' in node ? node.value : 'childNodes' in node ? readText(node.childNodes, depth + 1) : ''))
    .join('');
}

/** @param html as `sanitizeArticle` answers it. */
export function hasText(html: string): boolean {
  return readText(readHtml(html)).trim() !== '';
}
