import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FiledOrderChange, OrderFile } from '@wideload/contract';
import { findEmptyFieldMessage, orderChanges } from '@wideload/contract/client';
import { stateName, isActive } from '@wideload/domain';
import { useId, useState, type FormEvent } from 'react';
import { call } from '#lib/api/api.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from '#product/order/changes/changes.texts.ts';
import { changeOrder } from '#product/order/changes/changes.texts.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { SubmitActions, Modal } from '#ui/overlay/modal.tsx';
import { TemplateChoice } from '../template-choice.tsx';
import { ForDesk } from '#product/account/for-desk.tsx';
import { ChangeOrder } from '#product/order/changes/change-order.tsx';
import { useHeldQuestion } from '../filing/use-held-question.tsx';
import { findVehicleLists } from '../order-file.queries.ts';

type Props = { changeId: string; order: OrderFile; permit: FiledOrderChange['permits'][number] };

/**
 * An amendment or a void finishes a change that the state has made; this is for one that it has refused. An open dialog stays when
 * somebody else was faster.
 */
export function RefuseChange({ changeId, order, permit: { permit: permitId, state, status, isCanceled } }: Props) {
  const permit = order.permits.find(({ _id }) => _id === permitId);
  const id = useId();
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const held = useHeldQuestion(order.orderNumber);
  const refusal = useMutation({
    mutationFn: (over: string | undefined) =>
      call(orderChanges.refuse, { params: { id: changeId }, body: { permit: permitId, reason, over } }),
    async onSuccess() {
      showToast({ tone: 'ok', text: texts.refusalRecorded });
      setOpen(false);
      await Promise.all([
        client.invalidateQueries({ queryKey: ['orders'] }),
        client.invalidateQueries({ queryKey: ['admin'] }),
      ]);
    },
  });
  const emptyField = findEmptyFieldMessage(reason);
  const refuse = (over?: string) => refusal.mutate(over, { onError: (problem) => void held.ask(problem, refuse) });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!refusal.isPending && emptyField === undefined) refuse();
  }
  return (
    <>
      {status === 'waiting' && (
        <ForDesk right={orderChanges.refuse.deskRight} what={texts.stateRefused}>
          <div className="stack gap-8 above-8">
            <p className="muted">{isCanceled ? texts.voidToFinish : texts.amendToFinish}</p>
            <Button size="small" onClick={() => setOpen(true)}>
              {texts.stateRefused}
            </Button>
          </div>
        </ForDesk>
      )}
      {isOpen && (
        <Modal
          title={texts.whyRefused(stateName(state))}
          isDirty={reason !== ''}
          onClose={() => setOpen(false)}
          actions={<SubmitActions form={id} save={texts.record} pending={refusal.isPending} />}
        >
          <form id={id} noValidate onSubmit={submit} className="stack gap-16">
            <TemplateChoice kind="refusal" {...{ order, permit }} text={reason} onText={setReason} />
            <TextArea
              name="reason"
              label={texts.reason}
              value={reason}
              error={emptyField ?? refusal.error?.errors[0]?.message}
              onChange={({ target }) => setReason(target.value)}
            />
            {refusal.error && refusal.error.errors.length === 0 && (
              <Notice tone="danger">{refusal.error.message}</Notice>
            )}
          </form>
          {held.question}
        </Modal>
      )}
    </>
  );
}

type ClerkChangeProps = {
  order: OrderFile;
  label?: string;
  /** The unit that it is about. */
  unit?: string;
};

/** Opens the drawer in which a clerk changes a paid order on its carrier's behalf. */
export function ClerkChange({ order, label = changeOrder, unit }: ClerkChangeProps) {
  const held = useHeldQuestion(order.orderNumber);
  if (!isActive(order.status) || order.isRefunded) return null;
  return (
    <ForDesk right={orderChanges.change.deskRight} what={label}>
      <ChangeOrder
        order={order}
        side="clerk"
        lists={findVehicleLists(order._id)}
        label={label}
        held={held}
        {...(unit !== undefined && { unit })}
      />
    </ForDesk>
  );
}
