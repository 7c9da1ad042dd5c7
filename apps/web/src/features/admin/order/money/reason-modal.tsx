import type { LedgerRow } from '@wideload/contract';
import { maxLedgerReasonLength } from '@wideload/contract/client';
import { useState, type FormEvent } from 'react';
import { stateName } from '@wideload/domain';
import * as texts from './ledger.texts.ts';
import { Button } from '#ui/button.tsx';
import { CancelButton, Modal } from '#ui/overlay/modal.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { useExplanation } from './ledger.queries.ts';

export function formatPermitName({ permit }: LedgerRow): string {
  return permit === null ? texts.noPermit : texts.permitOf(stateName(permit.state), permit.unit);
}

type ReasonModalProps = { orderId: string; row: LedgerRow; onClose: () => void };

export function ReasonModal({ orderId, row, onClose }: ReasonModalProps) {
  const [text, setText] = useState(row.reason);
  const explaining = useExplanation(orderId, { onSuccess: onClose });
  const problem = text.trim().length > maxLedgerReasonLength ? texts.atMost(maxLedgerReasonLength) : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    const { permitId } = row;
    if (permitId === null || problem !== undefined || explaining.isPending) return;
    explaining.mutate({ permitId, reason: text });
  }
  return (
    <Modal
      title={texts.reasonOf(formatPermitName(row))}
      isDirty={text !== row.reason}
      onClose={onClose}
      actions={
        <>
          <CancelButton />
          <Button type="submit" form="ledger-reason" look="primary" pending={explaining.isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id="ledger-reason" noValidate onSubmit={submit}>
        <TextArea
          name="reason"
          label={texts.reason}
          hint={texts.reasonHint}
          rows={3}
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={problem}
        />
        {explaining.error && <Notice tone="danger">{explaining.error.message}</Notice>}
      </form>
    </Modal>
  );
}
