import { useMutation, useQueryClient } from '@tanstack/react-query';
import { orderChanges } from '@wideload/contract/client';
import { stateName, type StateCode } from '@wideload/domain';
import { useId, useState, type FormEvent } from 'react';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from '#product/order/changes/changes.texts.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { CancelButton, Modal } from '#ui/overlay/modal.tsx';

type Props = { changeId: string; permit: string; state: StateCode };

/** An amendment finishes a change that the state has made; this is for one that it has refused. */
export function RefuseChange({ changeId, permit, state }: Props) {
  const id = useId();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const refusal = useMutation({
    mutationFn: () => call(orderChanges.refuse, { params: { id: changeId }, body: { permit, reason } }),
    async onSuccess() {
      showToast({ tone: 'ok', text: texts.refusalRecorded });
      setOpen(false);
      await Promise.all([
        client.invalidateQueries({ queryKey: ['orders'] }),
        client.invalidateQueries({ queryKey: ['admin'] }),
      ]);
    },
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!refusal.isPending) refusal.mutate();
  }
  return (
    <div className="stack gap-8 above-8">
      <p className="muted">{texts.amendToFinish}</p>
      <Button size="small" onClick={() => setOpen(true)}>
        {texts.stateRefused}
      </Button>
      {isOpen && (
        <Modal
          title={texts.whyRefused(stateName(state))}
          isDirty={reason !== ''}
          onClose={() => setOpen(false)}
          actions={
            <>
              <CancelButton />
              <Button type="submit" form={id} look="primary" pending={refusal.isPending}>
                {texts.record}
              </Button>
            </>
          }
        >
          <form id={id} noValidate onSubmit={submit}>
            <TextArea
              name="reason"
              label={texts.reason}
              value={reason}
              error={refusal.error?.errors[0]?.message}
              onChange={({ target }) => setReason(target.value)}
            />
            {refusal.error && refusal.error.errors.length === 0 && (
              <Notice tone="danger">{refusal.error.message}</Notice>
            )}
          </form>
        </Modal>
      )}
    </div>
  );
}
