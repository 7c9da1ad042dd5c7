import { useMutation, useQueryClient } from '@tanstack/react-query';
import { approvals } from '@wideload/contract/client';
import { useId, useState, type FormEvent } from 'react';
import { call } from '#lib/api/api.ts';
import type { RefusedCall } from '#lib/api/second-person.ts';
import { createId } from '#lib/create-id.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { CancelButton, Modal } from '#ui/overlay/modal.tsx';
import { approvalsQuery } from './approvals.queries.ts';
import * as texts from './approvals.texts.ts';

type Props = { refused: RefusedCall; onAnswer: (isAsked: boolean) => void };

/** After a refusal: the reason for which another admin is asked. */
export function AskSecondPerson({ refused, onAnswer }: Props) {
  const form = useId();
  const client = useQueryClient();
  // One id, so that a retry asks once.
  const [_id] = useState(createId);
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const asking = useMutation({
    mutationFn: () => call(approvals.ask, { body: { _id, reason, ...refused } }),
    onSuccess() {
      showToast({ tone: 'ok', title: texts.wasAsked, text: texts.wasAskedHint });
      void client.invalidateQueries(approvalsQuery);
      onAnswer(true);
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() !== '' && !asking.isPending) asking.mutate();
  }
  return (
    <Modal
      title={texts.needed}
      isDirty={reason !== ''}
      onClose={() => onAnswer(false)}
      actions={
        <>
          <CancelButton />
          <Button type="submit" form={form} look="primary" pending={asking.isPending}>
            {texts.ask}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="stack gap-16">
        <p>{texts.neededHint}</p>
        {asking.error && <Notice tone="danger">{asking.error.message}</Notice>}
        <TextArea
          name="approvalReason"
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
