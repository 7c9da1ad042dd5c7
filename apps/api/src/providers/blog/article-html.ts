import { articleHtml, isAllowedLink } from '@wideload/contract';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

const renamed = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' } as const;
const dropped = { tagName: 'dropped', attribs: {} };

function optionsFor(isOurImage: (address: string) => boolean): IOptions {
  return {
    allowedTags: [...articleHtml.elements],
    allowedAttributes: Object.fromEntries(
      Object.entries(articleHtml.attributes).map(([element, names]) => [element, [...names]]),
    ),
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    // Deeper than any article, and far from what a browser's own parser takes.
    nestingLimit: 40,
    transformTags: {
      ...renamed,
      // An element that is not on the list goes and leaves its text: so does a link that may not be one.
      a: (_name, { href = '' }) =>
        isAllowedLink(href.trim()) ? { tagName: 'a', attribs: { href: href.trim(), rel: articleHtml.rel } } : dropped,
      img: (_name, { src = '', ...rest }) =>
        isOurImage(src) ? { tagName: 'img', attribs: { ...rest, src, alt: rest['alt'] ?? '' } } : dropped,
    },
    exclusiveFilter: ({ tag, text, mediaChildren }) =>
      tag === 'figure' && text.trim() === '' && mediaChildren.length === 0,
  };
}

/**
 * What of `html` may stand in an article. Pictures only from `imageSource`, an origin; none where it is left out.
 * Sanitising twice changes nothing more.
 */
export function sanitiseArticle(html: string, { imageSource }: { imageSource?: string } = {}): string {
  const isOurs = (address: string) => URL.canParse(address) && new URL(address).origin === imageSource;
  return sanitizeHtml(html, optionsFor(isOurs));
}

/** Whether a reader would see any text. */
export function saysSomething(html: string): boolean {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim() !== '';
}
