import * as texts from './article.texts.ts';
import { Modal } from '#ui/overlay/modal.tsx';
import { ArticleHtml } from './article-html.tsx';
import css from './article-preview.module.css';
import type { ArticleText } from './article-text.ts';

type Props = {
  text: ArticleText;
  address: string | null | undefined;
  onClose: () => void;
};

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
