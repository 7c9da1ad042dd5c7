import { defaultTreeAdapter, html, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { MAX_DEPTH, readText } from './article-html.ts';

type Node = Tree.ChildNode;
type Element = Tree.Element;

/** Boxes without a meaning of their own: their content is a sequence of paragraphs. */
const boxes: ReadonlySet<string> = new Set(
  'div section article header footer main aside nav details form fieldset address center dl hgroup'.split(' '),
);
const paragraphs: ReadonlySet<string> = new Set(['summary', 'dt', 'dd']);
const blocks: ReadonlySet<string> = new Set(
  'p h1 h2 h3 h4 h5 h6 ul ol li blockquote hr pre figure figcaption table'.split(' '),
);
/** Hold paragraphs, or text alone. */
const holders: ReadonlySet<string> = new Set(['blockquote', 'li', 'td', 'th']);

const isElement = (node: Node): node is Element => 'tagName' in node;
const isBlock = (node: Node) =>
  isElement(node) && (boxes.has(node.tagName) || paragraphs.has(node.tagName) || blocks.has(node.tagName));
const isBlank = (node: Node) =>
  readText([node]).trim() === '' && !(isElement(node) && (node.tagName === 'img' || find(node, isImage) !== null));
const isImage = ({ tagName }: Element) => tagName === 'img';

const readAttribute = ({ attrs }: Element, name: string) => attrs.find((one) => one.name === name)?.value.trim() ?? '';
const hasClass = (element: Element, name: string) => readAttribute(element, 'class').split(/\s+/).includes(name);

function build(tag: string, children: readonly Node[], attributes: Readonly<Record<string, string>> = {}): Element {
  const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
  const element = defaultTreeAdapter.createElement(tag, html.NS.HTML, attrs);
  element.childNodes = [...children];
  for (const child of children) child.parentNode = element;
  return element;
}

const write = (value: string): Tree.TextNode => ({ nodeName: '#text', value, parentNode: null });

/** The first element below it that passes; in the order of the text. */
function find(element: Element, isWanted: (one: Element) => boolean): Element | null {
  for (const child of element.childNodes) {
    if (!isElement(child)) continue;
    const found = isWanted(child) ? child : find(child, isWanted);
    if (found !== null) return found;
  }
  return null;
}

const readClass = (element: Element, name: string) => {
  const found = find(element, (one) => hasClass(one, name));
  return found === null ? '' : readText(found.childNodes).replaceAll(/\s+/g, ' ').trim();
};

/** The host, or the name of the file, for a link that has no words of its own. */
function nameAddress(address: string, by: 'host' | 'file'): string {
  if (!URL.canParse(address)) return address;
  const { host, pathname } = new URL(address);
  const file = pathname.split('/').at(-1) ?? '';
  return by === 'file' && file !== '' ? file : host;
}

function linkTo(address: string, words: string, more: readonly string[] = []): Element {
  const lines = more.flatMap((line) => (line === '' ? [] : [build('br', []), write(line)]));
  return build('p', [build('a', [write(words)], { href: address }), ...lines]);
}

function readCaption(card: Element): Node[] {
  const caption = find(card, ({ tagName }) => tagName === 'figcaption');
  return caption === null ? [] : toLines(caption.childNodes);
}

function readBookmark(card: Element): Node[] {
  const address = readAttribute(find(card, ({ tagName }) => tagName === 'a') ?? card, 'href');
  const source = [readClass(card, 'kg-bookmark-author'), readClass(card, 'kg-bookmark-publisher')];
  const title = readClass(card, 'kg-bookmark-title') || nameAddress(address, 'host');
  const lines = [readClass(card, 'kg-bookmark-description'), source.filter((text) => text !== '').join(', ')];
  return [linkTo(address, title, lines), ...readCaption(card)];
}

function readCallout(card: Element): Node[] {
  const emoji = readClass(card, 'kg-callout-emoji');
  const text = find(card, (one) => hasClass(one, 'kg-callout-text'))?.childNodes ?? [];
  return [build('blockquote', [build('p', [...(emoji === '' ? [] : [write(`${emoji} `)]), ...spaceOut(text)])])];
}

function readToggle(card: Element): Node[] {
  const heading = readClass(card, 'kg-toggle-heading-text');
  const content = find(card, (one) => hasClass(one, 'kg-toggle-content'))?.childNodes ?? [];
  return [...(heading === '' ? [] : [build('p', [build('strong', [write(heading)])])]), ...toLines(content)];
}

function readFile(card: Element): Node[] {
  const address = readAttribute(find(card, ({ tagName }) => tagName === 'a') ?? card, 'href');
  const title = readClass(card, 'kg-file-card-title') || nameAddress(address, 'file');
  const size = [readClass(card, 'kg-file-card-filename'), readClass(card, 'kg-file-card-filesize')];
  const lines = [readClass(card, 'kg-file-card-caption'), size.filter((text) => text !== '').join(', ')];
  return [linkTo(address, title, lines)];
}

/** Turns embedded audio, video and pages into links. */
function readPlayed(card: Element): Node[] {
  const played = find(card, ({ tagName }) => ['iframe', 'audio', 'video', 'source'].includes(tagName));
  return played === null ? [] : [...readPlayer(played, readClass(card, 'kg-audio-title')), ...readCaption(card)];
}

function readPlayer(player: Element, title = ''): Node[] {
  const nested = find(player, ({ tagName }) => tagName === 'source');
  const address = readAttribute(player, 'src') || (nested === null ? '' : readAttribute(nested, 'src'));
  const isPage = player.tagName === 'iframe';
  const words = title || readAttribute(player, 'title') || nameAddress(address, isPage ? 'host' : 'file');
  return address === '' ? [] : [linkTo(address, words)];
}

/** Ghost's cards (https://docs.ghost.org/themes/content), by the class of their outermost element. */
const cards: Readonly<Record<string, (card: Element) => Node[]>> = {
  'kg-bookmark-card': readBookmark,
  'kg-callout-card': readCallout,
  'kg-toggle-card': readToggle,
  'kg-file-card': readFile,
  'kg-audio-card': readPlayed,
  'kg-video-card': readPlayed,
};

function readCard(element: Element): Node[] | null {
  const known = Object.keys(cards).find((name) => hasClass(element, name));
  if (known !== undefined) return cards[known]?.(element) ?? null;
  if (['iframe', 'audio', 'video'].includes(element.tagName)) return readPlayer(element);
  const isEmbed = hasClass(element, 'kg-embed-card') && find(element, ({ tagName }) => tagName === 'iframe') !== null;
  return isEmbed ? readPlayed(element) : null;
}

/** Words of neighboring boxes do not run together in a line of text. */
function spaceOut(nodes: readonly Node[]): Node[] {
  return nodes.flatMap((node): Node[] => {
    if (!isElement(node)) return [node];
    const inside = spaceOut(node.childNodes);
    return isBlock(node) ? [write(' '), ...inside, write(' ')] : [build(node.tagName, inside, toRecord(node))];
  });
}

const toRecord = ({ attrs }: Element) => Object.fromEntries(attrs.map(({ name, value }) => [name, value]));

function toBlocks(element: Element): Node[] {
  const { tagName, childNodes } = element;
  const card = readCard(element);
  if (card !== null) return card;
  if (boxes.has(tagName)) return toLines(childNodes);
  if (paragraphs.has(tagName)) return [build('p', spaceOut(childNodes))];
  return [build(tagName, toContent(element), toRecord(element))];
}

function toContent({ tagName, childNodes }: Element): Node[] {
  if (holders.has(tagName)) return childNodes.some(isBlock) ? toLines(childNodes) : spaceOut(childNodes);
  if (['p', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].includes(tagName)) return spaceOut(childNodes);
  // Lists, tables and figures keep their order of elements.
  return childNodes.flatMap((node) => (isElement(node) && isKeptInside(node) ? toBlocks(node) : [node]));
}

const isKeptInside = (node: Element) => !boxes.has(node.tagName);

function limitDepth(nodes: readonly Node[], depth = 0): Node[] {
  if (depth > MAX_DEPTH) return [];
  return nodes.map((node) =>
    isElement(node) ? build(node.tagName, limitDepth(node.childNodes, depth + 1), toRecord(node)) : node,
  );
}

/**
 * The nodes of a post of Ghost as plain paragraphs, lists and tables: cards (callouts, bookmarks, embeds, files, toggles) become text with
 * links, and boxes become paragraphs, so that nothing runs together or vanishes. It allows nothing: `writeArticle` does.
 */
export function toParagraphs(nodes: readonly Node[]): Node[] {
  return toLines(limitDepth(nodes));
}

function toLines(nodes: readonly Node[]): Node[] {
  const made: Node[] = [];
  let line: Node[] = [];
  const endLine = () => {
    if (line.some((node) => !isBlank(node))) made.push(build('p', spaceOut(line)));
    line = [];
  };
  for (const node of nodes) {
    const isApart = isElement(node) && (isBlock(node) || readCard(node) !== null);
    if (!isApart) line.push(node);
    else {
      endLine();
      made.push(...toBlocks(node));
    }
  }
  endLine();
  return made;
}
