import { useQuery } from '@tanstack/react-query';
import type { FiledFeeSettlement, AnswerOf, FeeDifferences, feeDifferences as contract } from '@wideload/contract';
import { feeDifferences, formatFeeSettlement, maxLedgerReasonLength } from '@wideload/contract/client';
import { type FeeWay, cents, formatDollars } from '@wideload/domain';
import { useState, type FormEvent } from 'react';
import { wasAsked } from '#lib/api/api-problem.ts';
import { showToast } from '#lib/toast.ts';
import { ForDesk } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import * as texts from './fee-difference.texts.ts';
import { feeDifferencesQuery, useUndo, useSettlement } from './fee-differences.queries.ts';
import { TextArea } from '#ui/form/text-field.tsx';
import { CancelButton, Modal } from '#ui/overlay/modal.tsx';

function Settlement({ settlement, name }: { settlement: FiledFeeSettlement; name: string }) {
  const undo = useUndo();
  const { _id: id, way, status, reason } = settlement;
  if (status === 'undone') return null;
  return (
    <div>
      <p>{formatFeeSettlement(settlement)}</p>
      {way === 'absorbed' && (
        <>
          <p className="typed">{texts.absorbedFor(reason)}</p>
          <ForDesk right={feeDifferences.undo.deskRight} what={texts.undo}>
            <Button
              look="link"
              pending={undo.isPending}
              onClick={() => undo.mutate(id, { onSuccess: () => showToast({ tone: 'ok', text: texts.taken }) })}
            >
              {texts.undo}
              <span className="visually-hidden">: {name}</span>
            </Button>
          </ForDesk>
        </>
      )}
      {undo.error && <Notice tone="danger">{undo.error.message}</Notice>}
    </div>
  );
}

type Props = { orderId: string; permitId: string; name: string };

type Answer = AnswerOf<typeof contract.settle>;

export type OpenFee = FeeDifferences['open'][number];
type Facts = Pick<FeeDifferences, 'card' | 'consent'>;
type Words = { button: string; title: string; hint: string };

const format = (amount: number) => formatDollars(cents(amount));

/** A lower charge is not absorbed: the price stays. */
export function findFeeWayWords(way: FeeWay, { difference }: OpenFee, { card, consent }: Facts): Words {
  const amount = format(Math.abs(difference));
  switch (way) {
    case 'charge': {
      const left = format(consent === null ? 0 : consent.limit - consent.charged);
      const named = card === null ? '' : `${card.brand} ending in ${card.last4}`;
      return {
        button: texts.chargeButton(amount),
        title: texts.chargeTitle(amount, named),
        hint: texts.chargeHint(left),
      };
    }
    case 'ask':
      return { button: texts.askButton(amount), title: texts.askTitle(amount), hint: texts.askHint };
    case 'refund':
      return { button: texts.refundButton(amount), title: texts.refundTitle(amount), hint: texts.refundHint };
    case 'absorb':
      return difference > 0
        ? { button: texts.absorbButton, title: texts.absorbTitle(amount), hint: texts.absorbHint }
        : { button: texts.keepButton, title: texts.keepTitle(amount), hint: texts.keepHint };
  }
}

type FeeModalProps = {
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

function FeeModal({ orderId, fee, way, facts, onClose }: FeeModalProps) {
  const [reason, setReason] = useState('');
  const [isPressed, setPressed] = useState(false);
  const settlement = useSettlement(orderId, {
    onSuccess: (answer) => {
      showOutcome(answer);
      onClose();
    },
    onError: (problem) => {
      if (wasAsked(problem)) onClose();
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

/** Below the ledger's line of a permit: how its difference was settled, or the ways to settle it. */
export function FeeDifference({ orderId, permitId, name }: Props) {
  const fees = useQuery(feeDifferencesQuery(orderId));
  const [chosen, setChosen] = useState<{ fee: OpenFee; way: FeeWay }>();
  if (fees.data === undefined) return null;
  const fee = fees.data.open.find((one) => one.permitId === permitId);
  const settlements = fees.data.settlements.filter((one) => one.permitId === permitId);
  return (
    <>
      {settlements.map((settlement) => (
        <Settlement key={settlement._id} settlement={settlement} name={name} />
      ))}
      {fee !== undefined && (
        <div className="cluster gap-8 above-8 no-print">
          <ForDesk right={feeDifferences.settle.deskRight} what={texts.settleIt}>
            {fee.ways.map((way) => (
              <Button key={way} size="small" onClick={() => setChosen({ fee, way })}>
                {findFeeWayWords(way, fee, fees.data).button}
                <span className="visually-hidden">: {name}</span>
              </Button>
            ))}
          </ForDesk>
        </div>
      )}
      {chosen && (
        <FeeModal
          orderId={orderId}
          fee={chosen.fee}
          way={chosen.way}
          facts={fees.data}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
