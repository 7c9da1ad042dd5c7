import { useMutation, useQueryClient } from '@tanstack/react-query';
import { books } from '@wideload/contract/client';
import { useId, useState, type FormEvent } from 'react';
import { ForDesk } from '#product/account/for-desk.tsx';
import { wasAsked } from '#lib/api/api-problem.ts';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { CancelButton, Modal } from '#ui/overlay/modal.tsx';
import { formatMonth } from './book-words.ts';
import { booksQuery } from './books.queries.ts';
import * as texts from './books.texts.ts';

function ReopenDialog({ month, onClose }: { month: string; onClose: () => void }) {
  const form = useId();
  const client = useQueryClient();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const reopening = useMutation({
    mutationFn: () => call(books.reopen, { params: { month }, body: { reason } }),
    onSuccess() {
      showToast({ tone: 'ok', text: texts.reopenedDone(formatMonth(month)) });
      onClose();
    },
    onError: (problem) => wasAsked(problem) && onClose(),
    onSettled: () => client.invalidateQueries({ queryKey: booksQuery.queryKey }),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() !== '' && !reopening.isPending) reopening.mutate();
  }
  return (
    <Modal
      title={texts.reopenQuestion(formatMonth(month))}
      isDirty={reason !== ''}
      onClose={onClose}
      actions={
        <>
          <CancelButton />
          <Button type="submit" form={form} look="danger" pending={reopening.isPending}>
            {texts.reopenMonth}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="stack gap-16">
        <p>{texts.reopening}</p>
        {reopening.error && <Notice tone="danger">{reopening.error.message}</Notice>}
        <TextArea
          name="reopeningReason"
          label={texts.reason}
          rows={3}
          value={reason}
          error={isMissing ? texts.reasonMissing : undefined}
          onChange={({ target }) => {
            setReason(target.value);
            setMissing(false);
          }}
        />
      </form>
    </Modal>
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
