import { articleHtml, isAllowedLink } from '@wideload/contract';
import sanitizeHtml, { type IOptions } from 'sanitize-html';

const renamed = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' } as const;
const dropped = { tagName: 'dropped', attribs: {} };

function buildOptions(isOurImage: (address: string) => boolean): IOptions {
  return {
    allowedTags: [...articleHtml.elements],
    allowedAttributes: Object.fromEntries(
      Object.entries(articleHtml.attributes).map(([element, names]) => [element, [...names]]),
    ),
    allowedSchemes: ['https', 'http', 'mailto'],
    allowProtocolRelative: false,
    parseStyleAttributes: false,
    // Deeper than any article, and far below what a browser's parser accepts.
    nestingLimit: 40,
    transformTags: {
      ...renamed,
      // An element outside the list loses its tags and keeps its text; so does a link to a refused address.
      a: (_name, { href = '' }) =>
        isAllowedLink(href.trim()) ? { tagName: 'a', attribs: { href: href.trim(), rel: articleHtml.rel } } : dropped,
      img: (_name, { src = '', ...rest }) =>
        isOurImage(src) ? { tagName: 'img', attribs: { ...rest, src, alt: rest['alt'] ?? '' } } : dropped,
    },
    exclusiveFilter: ({ tag, text, mediaChildren }) =>
      tag === 'figure' && text.trim() === '' && mediaChildren.length === 0,
  };
}

export function sanitizeArticle(html: string, { imageSource }: { imageSource?: string } = {}): string {
  const isOurs = (address: string) => URL.canParse(address) && new URL(address).origin === imageSource;
  return sanitizeHtml(html, buildOptions(isOurs));
}

export function hasText(html: string): boolean {
  return sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).trim() !== '';
}
