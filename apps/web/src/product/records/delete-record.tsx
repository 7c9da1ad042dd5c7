import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ignoreGone, type ApiProblem } from '../../lib/api/api-problem.ts';
import { toast } from '../../lib/toast.ts';
import { ConfirmModal } from '../../ui/overlay/modal.tsx';

export type DeleteRecordProps = {
  /** The question. */
  title: string;
  confirm: string;
  remove: () => Promise<unknown>;
  /** The beginning of the keys of the queries that show the record. */
  stale: QueryKey;
  /** The same after a failure, where more is stale then. */
  staleAfterFailure?: QueryKey;
  /** The words of the toast. */
  told?: string;
  /** The words for a failure; by default those of the server. */
  explain?: (problem: ApiProblem) => string;
  onClose: () => void;
  /** The record is gone, by this press or by an earlier one. */
  onDeleted: () => void;
  /** Names the record, and says what becomes of it. */
  children: ReactNode;
};

/** Asks before a record is deleted, and deletes it. */
export function DeleteRecord({
  title,
  confirm,
  remove,
  stale,
  staleAfterFailure = stale,
  told,
  explain,
  onClose,
  onDeleted,
  children,
}: DeleteRecordProps) {
  const client = useQueryClient();
  const removal = useMutation({
    mutationFn: () => ignoreGone(remove()),
    async onSuccess() {
      await client.invalidateQueries({ queryKey: stale });
      if (told !== undefined) toast({ tone: 'ok', text: told });
      onDeleted();
    },
    onError: () => client.invalidateQueries({ queryKey: staleAfterFailure }),
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
