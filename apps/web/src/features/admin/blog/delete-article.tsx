import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WrittenArticleSummary } from '@wideload/contract';
import { articles } from '@wideload/contract/client';
import { call } from '../../../lib/api/api.ts';
import { isProblem } from '../../../lib/api/api-problem.ts';
import { toast } from '../../../lib/toast.ts';
import * as texts from './article/article.texts.ts';
import { ConfirmModal } from '../../../ui/overlay/modal.tsx';
import { adminKey } from './articles.queries.ts';

type Props = {
  article: Pick<WrittenArticleSummary, 'id' | 'title' | 'status'>;
  onClose: () => void;
  /** The article is gone, by this press or by an earlier one. */
  onDeleted: () => void;
};

/** Asks before an article is deleted, and deletes it. */
export function DeleteArticle({ article, onClose, onDeleted }: Props) {
  const client = useQueryClient();
  const { id, title, status } = article;
  const remove = useMutation({
    async mutationFn() {
      try {
        await call(articles.remove, { params: { id } });
      } catch (error) {
        // Deleted elsewhere: what was asked for is the case.
        if (!isProblem(error, 'not-found')) throw error;
      }
    },
    onSuccess() {
      toast({ tone: 'ok', text: texts.articleDeleted(title) });
      onDeleted();
      return client.invalidateQueries({ queryKey: adminKey });
    },
  });
  return (
    <ConfirmModal
      title={texts.deleteArticleQuestion}
      confirm={texts.deleteArticle}
      pending={remove.isPending}
      error={remove.error?.message}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>
        <strong>{title}</strong> {status === 'published' ? texts.goneAtOnce : texts.notBroughtBack}
      </p>
    </ConfirmModal>
  );
}
