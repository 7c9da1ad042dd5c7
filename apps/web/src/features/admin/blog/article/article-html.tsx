import { articleHtml, isAllowedLink } from '@wideload/contract/client';
import DOMPurify, { type Config } from 'dompurify';
import { classNames } from '../../../../ui/class-names.ts';
import css from '../../../../ui/article-text.module.css';

const config: Config = {
  ALLOWED_TAGS: [...articleHtml.elements],
  ALLOWED_ATTR: Object.values(articleHtml.attributes).flat(),
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

// Of its own: a hook of the library's one instance would hold for everybody.
const purify = DOMPurify(window);
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') {
    if (!isAllowedLink(element.getAttribute('href') ?? '')) element.removeAttribute('href');
    element.setAttribute('rel', articleHtml.rel);
  }
  // The library lets pictures be data, which nothing of ours needs.
  if (element.tagName === 'IMG' && !/^https?:\/\//i.test(element.getAttribute('src') ?? '')) element.remove();
});

/** What of `html` may be shown, by the list that the server uses too. */
export function purified(html: string): string {
  return purify.sanitize(html, config);
}

/** The text of an article. The only place of the application where html from elsewhere becomes part of a page. */
export function ArticleHtml({ html, className }: { html: string; className?: string }) {
  return <div className={classNames(css['text'], className)} dangerouslySetInnerHTML={{ __html: purified(html) }} />;
}
