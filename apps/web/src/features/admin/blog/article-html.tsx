import { articleHtml, isAllowedLink } from '@wideload/contract/client';
import DOMPurify, { type Config } from 'dompurify';
import { classNames } from '#ui/class-names.ts';
import css from '#ui/article-text.module.css';

const config: Config = {
  ALLOWED_TAGS: [...articleHtml.elements],
  ALLOWED_ATTR: Object.values(articleHtml.attributes).flat(),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

// A separate instance: hooks on the library's shared one would apply everywhere.
const purify = DOMPurify(window);
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') {
    if (!isAllowedLink(element.getAttribute('href') ?? '')) element.removeAttribute('href');
    element.setAttribute('rel', articleHtml.rel);
  }
  // The library allows `data:` pictures, which our articles never need.
  if (element.tagName === 'IMG' && !/^https?:\/\//i.test(element.getAttribute('src') ?? '')) element.remove();
});

/** The allow list is the server's. */
export function sanitizeHtml(html: string): string {
  return purify.sanitize(html, config);
}

/** The only place in the app where external HTML becomes part of a page. */
export function ArticleHtml({ html, className }: { html: string; className?: string }) {
  return (
    <div className={classNames(css['text'], className)} dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />
  );
}
