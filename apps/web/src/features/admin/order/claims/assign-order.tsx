import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { QueueClaim } from '@wideload/contract';
import { hasDeskRight, queue, users } from '@wideload/contract/client';
import { useId, useState, type FormEvent } from 'react';
import { call } from '#lib/api/api.ts';
import { formatInstant } from '#lib/format-instant.ts';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { Combobox } from '#ui/form/combobox.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { CancelButton, Modal } from '#ui/overlay/modal.tsx';
import * as texts from './claim.texts.ts';

/** The admins who may claim an order, but not its holder. */
function useChoices(holderId: string | undefined) {
  const query = { role: 'admin', page: 1, pageSize: 50, sort: 'email' } as const;
  const { data, error } = useQuery({
    queryKey: ['admin', 'users', 'assignable'],
    queryFn: ({ signal }) => call(users.list, { query }, { signal }),
  });
  const choices = data?.items
    .filter(
      ({ _id, deskRole = 'owner' }) => _id !== holderId && hasDeskRight(deskRole, queue.claim.deskRight ?? 'desk'),
    )
    .map(({ _id, email }) => ({ value: _id, label: email }));
  return { choices, error };
}

type Props = { orderId: string; orderNumber: number; held: QueueClaim | null; onClose: () => void };

/** A lead gives the order to another admin. */
export function AssignOrder({ orderId, orderNumber, held, onClose }: Props) {
  const form = useId();
  const client = useQueryClient();
  const [to, setTo] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { choices, error } = useChoices(held?.admin._id);
  const assigning = useMutation({
    mutationFn: () =>
      call(queue.assign, { params: { id: orderId }, body: { to, ...(held && { from: held.admin._id }) } }),
    onSuccess({ claim }) {
      showToast({ tone: 'ok', text: texts.wasAssigned(orderNumber, claim?.admin.email ?? '') });
      onClose();
    },
    // Also after a refusal: another admin may hold the order by then.
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
  const failure = error ?? assigning.error;
  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(to === '');
    if (to !== '' && !assigning.isPending) assigning.mutate();
  }
  return (
    <Modal
      title={texts.assignOrder(orderNumber)}
      onClose={onClose}
      actions={
        <>
          <CancelButton />
          <Button type="submit" form={form} look="primary" pending={assigning.isPending}>
            {texts.assign}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="stack gap-16">
        {held !== null && (
          <p>
            <strong>{held.admin.email}</strong> {texts.hasHeldSince}{' '}
            <time dateTime={held.since}>{formatInstant(held.since)}</time> {texts.mayBeWorking}
          </p>
        )}
        {failure && <Notice tone="danger">{failure.message}</Notice>}
        {choices === undefined && error === null && <p>{texts.loadingAdmins}</p>}
        {choices && (
          <Combobox
            label={texts.assignTo}
            name="assignTo"
            hint={texts.assignHint}
            placeholder={texts.chooseAdmin}
            choices={choices}
            value={to}
            error={isMissing ? texts.adminMissing : undefined}
            onChange={(id) => {
              setTo(id);
              setMissing(false);
            }}
          />
        )}
      </form>
    </Modal>
  );
}
