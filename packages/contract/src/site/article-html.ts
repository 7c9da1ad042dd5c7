export const articleHtml = {
  elements: [
    'p',
    'h2',
    'h3',
    'ul',
    'ol',
    'li',
    'blockquote',
    'strong',
    'em',
    'a',
    'code',
    'pre',
    'hr',
    'br',
    'figure',
    'figcaption',
    'img',
  ],
  attributes: { a: ['href', 'rel'], img: ['src', 'alt', 'width', 'height'], ol: ['start'] },
  rel: 'noopener noreferrer',
} as const;

/** Elements of articles that are written in Ghost: tables and footnotes, too. */
export const ghostHtml = {
  elements: [...articleHtml.elements, 'table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td', 'sup', 'sub'],
  attributes: {
    ...articleHtml.attributes,
    a: [...articleHtml.attributes.a, 'id'],
    li: ['id'],
    sup: ['id'],
    th: ['colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
  },
  rel: articleHtml.rel,
} as const;

/** To a place in the article itself, such as a footnote: `#article-fn1`. */
export const isArticleAnchor = (address: string) => /^#article-[\w:-]{1,60}$/.test(address);

/** Complete https and mailto addresses only. */
export function isAllowedLink(address: string): boolean {
  // Browsers ignore blanks and control characters in an address, so these could hide another scheme.
  return /^(?:https:\/\/[^\s\p{C}/?#]|mailto:)[^\s\p{C}]+$/iu.test(address);
}

/** In characters: the HTML must fit into a request of 256 KiB with the other fields. */
export const maxArticleLength = 200_000;

export const articleImageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const largestArticleImage = 5 * 1024 * 1024;

/** In pixels: the column of the list; phones at 2x; phones at 3x and the column of the article; dense screens. */
export const articleImageWidths = [480, 680, 1080, 1600] as const;

export const articleStatuses = ['draft', 'published'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];
