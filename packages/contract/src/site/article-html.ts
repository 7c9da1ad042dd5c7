/**
 * What the html of an article may hold: the one list for the server, which sanitises what is saved and what is sent, and for the browser,
 * which sanitises again what it shows.
 */
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
  /** A link says nothing of the page that it is on, and the page behind it cannot reach back. */
  rel: 'noopener noreferrer',
} as const;

/** Whether an address may be linked from an article: a whole https or mailto address. */
export function mayLink(address: string): boolean {
  // Blanks and control characters, which browsers leave out of an address, could hide another scheme.
  return /^(?:https:\/\/[^\s\p{C}/?#]|mailto:)[^\s\p{C}]+$/iu.test(address);
}

/** Longest html of an article, in characters: what is left of a request of 256 KiB when the rest is in it. */
export const longestArticle = 200_000;

/** Types of picture that an article may have at its head, and the largest one, in bytes. */
export const articleImageTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;
export const largestArticleImage = 5 * 1024 * 1024;

/**
 * Widths in pixels that a picture can be asked for in: the list's column; phones with two pixels to a point; phones with three, and the
 * article's column; dense screens.
 */
export const articleImageWidths = [480, 680, 1080, 1600] as const;

/** Sentences that the browser says before the server would. */
export const articleMessages = {
  noTitle: 'Please input a title!',
  imageTooLarge: 'The picture is larger than 5 MB. Choose a smaller one.',
} as const;

export const articleStatuses = ['draft', 'published'] as const;
export type ArticleStatus = (typeof articleStatuses)[number];
