import type { AnswerOf, FeeDifferences, feeDifferences } from '@wideload/contract';
import { maxLedgerReasonLength } from '@wideload/contract/client';
import type { FeeWay } from '@wideload/domain';
import { useState, type FormEvent } from 'react';
import { showToast } from '#lib/toast.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { CancelButton, Modal } from '#ui/overlay/modal.tsx';
import * as texts from './fee-difference.texts.ts';
import { useSettlement } from './fee-differences.queries.ts';
import { findFeeWayWords, type OpenFee } from './fee-way-words.ts';

type Answer = AnswerOf<typeof feeDifferences.settle>;

export type FeeModalProps = {
  orderId: string;
  fee: OpenFee;
  way: FeeWay;
  facts: Pick<FeeDifferences, 'card' | 'consent'>;
  onClose: () => void;
};

function showOutcome(answer: Answer): void {
  if (answer.status === 'declined') showToast({ tone: 'danger', title: texts.declined, text: answer.message });
  else if (answer.status === 'processing') showToast({ text: texts.processing });
  else showToast({ tone: 'ok', text: texts[answer.status] });
}

function findReasonProblem(way: FeeWay, reason: string): string | undefined {
  if (way === 'absorb' && reason.trim() === '') return texts.reasonMissing;
  return reason.trim().length > maxLedgerReasonLength ? texts.atMost(maxLedgerReasonLength) : undefined;
}

export function FeeModal({ orderId, fee, way, facts, onClose }: FeeModalProps) {
  const [reason, setReason] = useState('');
  const [isPressed, setPressed] = useState(false);
  const settlement = useSettlement(orderId, {
    onSuccess: (answer) => {
      showOutcome(answer);
      onClose();
    },
  });
  const { title, button, hint } = findFeeWayWords(way, fee, facts);
  const problem = findReasonProblem(way, reason);
  const isPaidByCarrier = way === 'ask' || way === 'charge';

  function submit(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
    if (problem !== undefined || settlement.isPending) return;
    const { permitId, difference: expectedDifference } = fee;
    settlement.mutate({ permitId, way, expectedDifference, reason });
  }
  return (
    <Modal
      title={title}
      size="small"
      isDirty={reason !== ''}
      onClose={onClose}
      actions={
        <>
          <CancelButton>{texts.cancel}</CancelButton>
          <Button type="submit" form="fee-difference" look="primary" pending={settlement.isPending}>
            {button}
          </Button>
        </>
      }
    >
      <form id="fee-difference" noValidate onSubmit={submit} className="stack gap-16">
        <p>{hint}</p>
        {(way === 'absorb' || isPaidByCarrier) && (
          <TextArea
            name="feeReason"
            label={isPaidByCarrier ? texts.reasonForCarrier : texts.reason}
            hint={isPaidByCarrier ? texts.reasonForCarrierHint : texts.reasonHint}
            optional={isPaidByCarrier}
            rows={2}
            value={reason}
            error={isPressed ? problem : undefined}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        {settlement.error && (
          <Notice tone="danger">
            {settlement.error.code === 'fee-difference.settled' ? texts.changed : settlement.error.message}
          </Notice>
        )}
      </form>
    </Modal>
  );
}
