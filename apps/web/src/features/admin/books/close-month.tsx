import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BookMonth } from '@wideload/contract';
import { books } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { ConfirmModal } from '#ui/overlay/modal.tsx';
import { formatAmount, formatMonth } from './book-words.ts';
import { booksQuery } from './books.queries.ts';
import * as texts from './books.texts.ts';

export type CloseMonthProps = { month: BookMonth; onClose: () => void };

/** The server closes nothing if the number of entries differs from the one on the screen. */
export function CloseMonth({ month: { month, entries, total }, onClose }: CloseMonthProps) {
  const client = useQueryClient();
  const closing = useMutation({
    mutationFn: () => call(books.close, { params: { month }, body: { entries } }),
    onSuccess: () => {
      showToast({ tone: 'ok', text: texts.closedDone(formatMonth(month)) });
      onClose();
    },
    onSettled: () => client.invalidateQueries({ queryKey: booksQuery.queryKey }),
  });
  return (
    <ConfirmModal
      title={texts.closeForGood(formatMonth(month))}
      confirm={texts.closeMonth}
      look="primary"
      pending={closing.isPending}
      error={closing.error?.message}
      onConfirm={() => closing.mutate()}
      onCancel={onClose}
    >
      <p>{texts.closing(entries, formatAmount(total))}</p>
    </ConfirmModal>
  );
}
