import type { OrderFile } from '@wideload/contract';
import { permits, stateQuestions } from '@wideload/contract/client';
import {
  isInWork,
  cents,
  formatDollars,
  computeRefundable,
  isPlaced,
  isOrderable,
  stateFacts,
  stateName,
  toTravelLoad,
  type StateCode,
  type StateQuestion,
} from '@wideload/domain';
import { useDeskRight, ForDesk } from '#product/account/for-desk.tsx';
import { ApprovalOffer } from './changes/approval.tsx';
import { ClaimControl } from './queue/claim-buttons.tsx';
import { FilingDesk } from './filing/filing-desk.tsx';
import css from './order-work.module.css';
import { PdfDropZone } from './pdfs/pdfs-drop.tsx';
import * as texts from './money/refunds.texts.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { RefundButton } from './money/refund-drawer.tsx';
import { useState } from 'react';
import { formatInstant } from '#lib/format-instant.ts';
import { showToast } from '#lib/toast.ts';
import { MovementRules } from '#product/permit/rules/lazy-rules.ts';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { useStateAnswer } from './state-questions.queries.ts';
import * as stateQuestionTexts from './state-question.texts.ts';

// The page loads the sheets with this part, and is not to weigh what they need.
export { loadSheets } from './sheet/filing-facts.ts';

/** Rejecting an order refunds nothing. */
function RejectedRefund({ order }: { order: OrderFile }) {
  const left = order.payments.reduce((sum, payment) => sum + computeRefundable(payment), 0);
  return (
    <RefundButton
      order={order}
      renderOffer={(button) => (
        <Notice className="below-20" tone="warn" title={texts.nothingRefundedYet}>
          <p>{texts.canBeRefunded(formatDollars(cents(left)))}</p>
          <div className="cluster above-12">{button}</div>
        </Notice>
      )}
    />
  );
}

type Unit = OrderFile['units'][number];
type Permit = OrderFile['permits'][number];

/** The permits of a draft for which a clerk asks the state, each with its answer. */
function StateQuestions({ order }: { order: OrderFile }) {
  const isDraft = !isPlaced(order.status);
  const asked = order.permits.filter(({ stateQuestion }) => stateQuestion !== null);
  // Once it is paid, every answer is a yes, and its conditions are for whoever files.
  const shown = isDraft ? asked : asked.filter(({ stateQuestion }) => stateQuestion?.answer?.reason);
  if (shown.length === 0) return null;
  return (
    <Section title={isDraft ? stateQuestionTexts.askFirst : stateQuestionTexts.saidBefore}>
      {shown.map((permit) => {
        const at = order.units.findIndex(({ _id }) => _id === permit.unit);
        const unit = order.units[at];
        return (
          unit !== undefined &&
          permit.stateQuestion !== null && (
            <Asked key={permit._id} {...{ permit, unit, isDraft }} number={at + 1} question={permit.stateQuestion} />
          )
        );
      })}
    </Section>
  );
}

type AskedProps = { permit: Permit; unit: Unit; isDraft: boolean; number: number; question: StateQuestion };

function Asked({ permit: { _id, state }, unit, isDraft, number, question }: AskedProps) {
  const { answer } = question;
  const name = stateQuestionTexts.heading(stateName(state), number);
  return (
    <div className="stack gap-8 above-8">
      <h3 className="size-body">{name}</h3>
      {isDraft && <StateToAsk state={state} unit={unit} />}
      {isDraft && question.askedAt === null && <p className="hint">{stateQuestionTexts.notReviewedYet}</p>}
      {answer !== null && (
        <Notice
          tone={answer.isPermitted ? 'ok' : 'danger'}
          title={(answer.isPermitted ? stateQuestionTexts.saidYes : stateQuestionTexts.saidNo)(
            formatInstant(answer.at),
          )}
        >
          {answer.reason !== '' && <p className="typed">{answer.reason}</p>}
        </Notice>
      )}
      {isDraft && (
        <ForDesk right={stateQuestions.answer.deskRight} what={stateQuestionTexts.recordAnswer}>
          <AnswerForm key={question.load} permitId={_id} load={question.load} name={name} />
        </ForDesk>
      )}
    </div>
  );
}

function StateToAsk({ state, unit }: { state: StateCode; unit: Unit }) {
  const { agency } = stateFacts[state];
  return (
    <>
      {isOrderable(state) && <MovementRules load={toTravelLoad(unit)} state={state} />}
      <p>
        {stateQuestionTexts.office} {agency.name}
        {agency.phone !== null && (
          <>
            , <a href={`tel:${agency.phone}`}>{agency.phone}</a>
          </>
        )}
      </p>
    </>
  );
}

function AnswerForm({ permitId, load, name }: { permitId: string; load: string; name: string }) {
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const sending = useStateAnswer(permitId);

  function send(isPermitted: boolean) {
    setMissing(!isPermitted && reason.trim() === '');
    if (!isPermitted && reason.trim() === '') return;
    sending.mutate(
      { load, isPermitted, reason },
      {
        onSuccess() {
          setReason('');
          showToast({ tone: 'ok', text: stateQuestionTexts.recorded });
        },
      },
    );
  }
  return (
    <div className="stack gap-8 below-28 no-print">
      <TextArea
        name={`reason-${permitId}`}
        label={stateQuestionTexts.reason}
        hint={stateQuestionTexts.reasonHint}
        rows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isMissing ? stateQuestionTexts.reasonMissing : undefined}
      />
      {sending.error && <Notice tone="danger">{sending.error.message}</Notice>}
      <div className="cluster gap-8">
        <Button look="primary" pending={sending.isPending} onClick={() => send(true)}>
          {stateQuestionTexts.yes}
          <span className="visually-hidden">: {name}</span>
        </Button>
        <Button pending={sending.isPending} onClick={() => send(false)}>
          {stateQuestionTexts.no}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </div>
    </div>
  );
}

/** The admin's tools for an order: desk, filing sheet, dropped PDFs, state questions and permit form. */
export function OrderWork({ order }: { order: OrderFile }) {
  const mayIssue = useDeskRight(permits.issue.deskRight);
  return (
    <>
      <StateQuestions order={order} />
      {mayIssue && <ApprovalOffer order={order} />}
      {isInWork(order) && (
        <div className={css['bar']}>
          <ClaimControl orderId={order._id} orderNumber={order.orderNumber} />
          {mayIssue && <PdfDropZone order={order} />}
        </div>
      )}
      {order.status === 'rejected' && <RejectedRefund order={order} />}
      <FilingDesk order={order} />
    </>
  );
}
