import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ignoreGone, type ApiProblem } from '../../lib/api/api-problem.ts';
import { toast } from '../../lib/toast.ts';
import { ConfirmModal } from '../../ui/overlay/modal.tsx';

export type DeleteRecordProps = {
  /** The question in the title. */
  title: string;
  confirm: string;
  remove: () => Promise<unknown>;
  /** Key prefix of the queries that show the record. */
  stale: QueryKey;
  /** The same after a failure, if that makes more queries stale. */
  staleAfterFailure?: QueryKey;
  /** Text of the toast. */
  told?: string;
  /** Text for a failure; by default the server's. */
  explain?: (problem: ApiProblem) => string;
  onClose: () => void;
  /** Runs when the record is gone, also if it was deleted elsewhere. */
  onDeleted: () => void;
  /** Names the record and explains the consequences. */
  children: ReactNode;
};

/** Deletes a record after confirmation. */
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
