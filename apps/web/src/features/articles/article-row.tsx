import { Link } from '@tanstack/react-router';
import type { WrittenArticleSummary } from '@wideload/contract';
import { instantText } from '../../lib/instant-text.ts';
import { ArticleStatusSign } from './article-status-sign.tsx';
import css from './blog-page.module.css';

function When({ instant }: { instant: string }) {
  return <time dateTime={instant}>{instantText(instant)}</time>;
}

function Never() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">not published</span>
    </>
  );
}

export function ArticleRow({ article }: { article: WrittenArticleSummary }) {
  const { id, title, status, author, updated_at: updated, published_at: published } = article;
  return (
    <tr data-row>
      <th scope="row" data-label="Title">
        <Link to="/blog/article" search={{ id }} className={css['title']} data-open>
          {title}
        </Link>
      </th>
      <td data-label="Status">
        <ArticleStatusSign status={status} />
      </td>
      <td data-label="Author" className={css['whole']}>
        {author ?? 'A deleted account'}
      </td>
      <td data-label="Last change" className={css['whole']}>
        <When instant={updated} />
      </td>
      <td data-label="Published" className={css['whole']}>
        {status === 'published' && published ? <When instant={published} /> : <Never />}
      </td>
    </tr>
  );
}
