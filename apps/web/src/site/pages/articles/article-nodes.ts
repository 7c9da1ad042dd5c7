import { articleHtml, isAllowedLink } from '@wideload/contract/client';

type Attributes = Readonly<Record<string, string>>;
export type ArticleElement = { element: string; attributes: Attributes; children: ArticleNode[] };
export type ArticleNode = string | ArticleElement;

/** A tag with its attributes, text, or a lone `<`, which is text. */
const TOKEN = /<(?<end>\/?)(?<name>[a-z][a-z0-9]*)(?<rest>(?:"[^"]*"|[^">])*)>|(?<text>[^<]+|<)/gi;
const ATTRIBUTE = /(?<key>[a-z-]+)="(?<value>[^"]*)"/gi;

const childless: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
const allowed: ReadonlySet<string> = new Set(articleHtml.elements);
const allowedAttributes: Readonly<Record<string, readonly string[]>> = articleHtml.attributes;

// What the sanitiser writes; anything else that looks like one stays as it is written.
const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const decoded = (text: string) => text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '');

function attributesOf(element: string, written: string): Attributes {
  const pairs = [...written.matchAll(ATTRIBUTE)].map(
    ({ groups }) => [groups?.['key']?.toLowerCase() ?? '', decoded(groups?.['value'] ?? '')] as const,
  );
  return Object.fromEntries(pairs.filter(([key]) => allowedAttributes[element]?.includes(key)));
}

/** The element, if an article may have it; a link only to where `isAllowedLink` lets it lead, a picture only from a whole web address. */
function elementOf(name: string, written: string): ArticleElement | null {
  const element = name.toLowerCase();
  if (!allowed.has(element)) return null;
  const attributes = attributesOf(element, written);
  if (element === 'a' && !isAllowedLink(attributes['href'] ?? '')) return null;
  if (element === 'img' && !/^https?:\/\//i.test(attributes['src'] ?? '')) return null;
  return { element, attributes: element === 'a' ? { ...attributes, rel: articleHtml.rel } : attributes, children: [] };
}

/**
 * The html of an article as a tree of what `articleHtml` lists and nothing else, whatever the html holds. An element that is not listed goes
 * and leaves its text, as the server's sanitiser has it.
 */
export function articleNodes(html: string): ArticleNode[] {
  const root: ArticleElement = { element: '', attributes: {}, children: [] };
  const open = [root];
  const parent = () => open.at(-1) ?? root;
  for (const { groups } of html.matchAll(TOKEN)) {
    const { end, name, rest = '', text } = groups ?? {};
    if (text !== undefined) parent().children.push(decoded(text));
    else if (end) {
      const at = open.findLastIndex(({ element }) => element === name?.toLowerCase());
      if (at > 0) open.length = at;
    } else {
      const node = elementOf(name ?? '', rest);
      if (node === null) continue;
      parent().children.push(node);
      if (!childless.has(node.element)) open.push(node);
    }
  }
  return root.children;
}
