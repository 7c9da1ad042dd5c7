import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ignoreNotFound, wasAsked, type ApiProblem } from '#lib/api/api-problem.ts';
import { showToast } from '#lib/toast.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';

export type DeleteRecordProps = {
  title: string;
  confirm: string;
  remove: () => Promise<unknown>;
  stale: QueryKey;
  staleAfterFailure?: QueryKey;
  successText?: string;
  explain?: (problem: ApiProblem) => string;
  onClose: () => void;
  /** Also runs if the record was deleted elsewhere. */
  onDeleted: () => void;
  children: ReactNode;
};

export function DeleteRecord({
  title,
  confirm,
  remove,
  stale,
  staleAfterFailure = stale,
  successText,
  explain,
  onClose,
  onDeleted,
  children,
}: DeleteRecordProps) {
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: () => ignoreNotFound(remove()),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: stale });
      if (successText !== undefined) showToast({ tone: 'ok', text: successText });
      onDeleted();
    },
    async onError(problem) {
      if (wasAsked(problem)) return onClose();
      await client.invalidateQueries({ queryKey: staleAfterFailure });
    },
  });
  return (
    <ConfirmModal
      title={title}
      confirm={confirm}
      pending={removal.isPending}
      error={removal.error ? (explain?.(removal.error) ?? removal.error.message) : undefined}
      onConfirm={() => removal.mutate()}
      onCancel={onClose}
    >
      {children}
    </ConfirmModal>
  );
}
