import { useMutation, useQueryClient } from '@tanstack/react-query';
import { books } from '@wideload/contract/client';
import { useState } from 'react';
import { ForDesk } from '#product/account/for-desk.tsx';
import { wasAsked } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { ReasonDialog } from '#ui/overlay/reason-dialog.tsx';
import { formatMonth } from './book-words.ts';
import { booksQuery } from './books.queries.ts';
import * as texts from './books.texts.ts';

function ReopenDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const client = useQueryClient();
  const reopening = useMutation({
    mutationFn: (reason: string) => call(books.reopen, { params: { month }, body: { reason } }),
    onSuccess() {
      showToast({ tone: 'ok', text: texts.reopenedDone(formatMonth(month)) });
      onClose();
    },
    onError: (problem) => wasAsked(problem) && onClose(),
    onSettled: () => client.invalidateQueries({ queryKey: booksQuery.queryKey }),
  });
  return (
    <ReasonDialog
      title={texts.reopenQuestion(formatMonth(month))}
      reason={{ name: 'reopeningReason', label: texts.reason, missing: texts.reasonMissing }}
      save={texts.reopenMonth}
      look="danger"
      saving={reopening}
      onSave={reopening.mutate}
      onClose={onClose}
    >
      <p>{texts.reopening}</p>
    </ReasonDialog>
  );
}

/** For the month that was closed last. */
export function ReopenMonth({ month }: { month: string }) {
  const [isOpen, setOpen] = useState(false);
  const name = texts.reopen(formatMonth(month));
  return (
    <ForDesk right={books.reopen.deskRight} what={name}>
      <Button onClick={() => setOpen(true)}>{name}</Button>
      {isOpen && <ReopenDialog month={month} onClose={() => setOpen(false)} />}
    </ForDesk>
  );
}
