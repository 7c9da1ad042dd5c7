import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { waitForNextTask } from '#lib/timing/next-task.ts';
import { showToast } from '#lib/toast.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';

type Props = {
  title: string;
  confirm: string;
  cancel?: string;
  look?: 'primary';
  change: () => Promise<unknown>;
  /** Queries to fetch again after the change. */
  stale: QueryKey;
  done: string;
  onClose: () => void;
  children: ReactNode;
};

/** A change that is asked about. The page is up to date before the question closes, so that the focus goes to what is still there. */
export function ConfirmedChange({ change, stale, done, onClose, ...question }: Props) {
  const client = useQueryClient();
  const changing = useMutation({
    mutationFn: change,
    async onSuccess() {
      await client.invalidateQueries({ queryKey: stale });
      // Components are told of new data in the next task.
      await waitForNextTask();
      showToast({ tone: 'ok', text: done });
      onClose();
    },
  });
  return (
    <ConfirmModal
      {...question}
      pending={changing.isPending}
      error={changing.error?.message}
      onConfirm={() => changing.mutate()}
      onCancel={onClose}
    />
  );
}
