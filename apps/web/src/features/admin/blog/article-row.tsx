import { Link } from '@tanstack/react-router';
import type { WrittenArticleSummary } from '@wideload/contract';
import { formatInstant } from '#lib/format-instant.ts';
import * as texts from './blog.texts.ts';
import { EmailText } from '#ui/email-text.tsx';
import { ArticleStatusSign } from './article-status-sign.tsx';
import css from './blog-page.module.css';

function Time({ instant }: { instant: string }) {
  return <time dateTime={instant}>{formatInstant(instant)}</time>;
}

function NotPublished() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{texts.notPublished}</span>
    </>
  );
}

export function ArticleRow({ article }: { article: WrittenArticleSummary }) {
  const { id, title, status, author, language, translation_of: original } = article;
  const { updated_at: updated, published_at: published } = article;
  return (
    <tr data-row>
      <th scope="row" data-label={texts.title}>
        <Link to="/blog/article" search={{ id }} className="strong" data-open>
          {title}
        </Link>
        <p className="hint">
          {texts.languageWords[language]}
          {original !== null && `, ${texts.translationOf(original.title)}`}
        </p>
      </th>
      <td data-label={texts.status}>
        <ArticleStatusSign status={status} />
      </td>
      <td data-label={texts.author} className={css['whole']}>
        <EmailText email={author ?? texts.aDeletedAccount} />
      </td>
      <td data-label={texts.lastChange} className={css['whole']}>
        <Time instant={updated} />
      </td>
      <td data-label={texts.published} className={css['whole']}>
        {status === 'published' && published ? <Time instant={published} /> : <NotPublished />}
      </td>
    </tr>
  );
}
