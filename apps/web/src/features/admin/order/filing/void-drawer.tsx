import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Permit } from '@wideload/contract';
import { formatInputMessage, permits, type InputCode } from '@wideload/contract/client';
import { stateName } from '@wideload/domain';
import { useState, type FormEvent } from 'react';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import { TextArea } from '#ui/form/text-field.tsx';
import { FormDrawer } from '#ui/overlay/form-drawer.tsx';
import { voidDetail } from './permit-work.texts.ts';
import * as texts from './issued.texts.ts';

type Props = { permit: Permit; unit: number; onClose: () => void };

export function VoidDrawer({ permit: { _id, state, version }, unit, onClose }: Props) {
  const client = useQueryClient();
  const [seen] = useState(version);
  const [reason, setReason] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const voiding = useMutation({
    mutationFn: () => call(permits.void, { params: { id: _id }, body: { version: seen, reason: reason.trim() } }),
    async onSuccess() {
      showToast({ tone: 'ok', text: texts.isVoid(stateName(state), unit) });
      onClose();
      await client.invalidateQueries({ queryKey: ['admin'] });
    },
    // Another admin was faster: the page is refetched, and the input stays.
    onError: ({ status }) => (status === 409 ? client.invalidateQueries({ queryKey: ['admin'] }) : undefined),
  });
  const message = formatInputMessage('reason.missing' satisfies InputCode);
  const problems = isSubmitted && reason.trim() === '' ? [{ name: 'reason', message }] : [];

  function submit(event: FormEvent) {
    event.preventDefault();
    setSubmitted(true);
    if (reason.trim() !== '' && !voiding.isPending) voiding.mutate();
  }

  return (
    <FormDrawer
      title={texts.voidOf(stateName(state), unit)}
      save={texts.voidIt}
      onSubmit={submit}
      onClose={onClose}
      isDirty={reason !== ''}
      pending={voiding.isPending}
      problems={problems}
      failure={voiding.error ?? undefined}
    >
      <div className="stack gap-20">
        <p>{voidDetail}</p>
        <TextArea
          label={texts.reason}
          name="reason"
          hint={texts.reasonHint}
          rows={4}
          value={reason}
          error={problems[0]?.message}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </FormDrawer>
  );
}
