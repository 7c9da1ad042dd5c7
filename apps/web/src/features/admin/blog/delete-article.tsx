import type { WrittenArticleSummary } from '@wideload/contract';
import { articles } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { DeleteRecord, type DeleteRecordProps } from '#product/account/delete-record.tsx';
import * as texts from './article.texts.ts';

type Props = Pick<DeleteRecordProps, 'onClose' | 'onDeleted'> & {
  article: Pick<WrittenArticleSummary, 'id' | 'title' | 'status'>;
};

export function DeleteArticle({ article: { id, title, status }, ...actions }: Props) {
  return (
    <DeleteRecord
      title={texts.deleteArticleQuestion}
      confirm={texts.deleteArticle}
      remove={() => call(articles.remove, { params: { id } })}
      stale={['admin', 'articles', 'list']}
      successText={texts.articleDeleted(title)}
      {...actions}
    >
      <p>
        <strong>{title}</strong> {status === 'published' ? texts.goneAtOnce : texts.notBroughtBack}
      </p>
    </DeleteRecord>
  );
}
