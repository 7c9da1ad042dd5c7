import * as texts from './article.texts.ts';
import { Modal } from '#ui/overlay/modal.tsx';
import css from './article-preview.module.css';
import type { ArticleText } from './article-text.ts';
import { articleHtml, isAllowedLink } from '@wideload/contract/client';
import DOMPurify from 'dompurify';
import type { Config } from 'dompurify';
import articleTextCss from '#ui/article-text.module.css';

type Props = {
  text: ArticleText;
  address: string | null | undefined;
  onClose: () => void;
};

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
export function ArticleHtml({ html }: { html: string }) {
  return <div className={articleTextCss['text']} dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />;
}

export function ArticlePreview({ text, address, onClose }: Props) {
  const { title, description, feature_image_alt: alt, html, language } = text;
  return (
    <Modal title={texts.preview} size="wide" onClose={onClose}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keys scroll a long article */}
      <article className="stack readable gap-16" tabIndex={0} aria-label={texts.previewOfTheArticle} data-autofocus="">
        <h2 lang={title ? language : undefined} className={css['title']}>
          {title || texts.noTitleYet}
        </h2>
        <div lang={language} className="stack gap-16">
          {description && <p className="muted size-group">{description}</p>}
          {address && <img src={address} alt={alt} className="picture" />}
          <ArticleHtml html={html} />
        </div>
      </article>
    </Modal>
  );
}
