import type { OrderFile } from '@wideload/contract';
import { isPlaced, isOrderable, stateFacts, stateName, toTravelLoad, type StateQuestion } from '@wideload/domain';
import { useState } from 'react';
import { stateQuestions } from '@wideload/contract/client';
import { formatInstant } from '#lib/format-instant.ts';
import { showToast } from '#lib/toast.ts';
import { MovementRules } from '#product/permit/rules/lazy-rules.ts';
import { ForDesk } from '#product/account/for-desk.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/form/text-field.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { Section } from '#ui/layout/panel.tsx';
import { useStateAnswer } from './state-questions.queries.ts';
import * as texts from './state-question.texts.ts';

type Unit = OrderFile['units'][number];
type Permit = OrderFile['permits'][number];

/** The permits of a draft for which a clerk asks the state, each with its answer. */
export function StateQuestions({ order }: { order: OrderFile }) {
  const asked = order.permits.filter(({ stateQuestion }) => stateQuestion !== null);
  if (isPlaced(order.status) || asked.length === 0) return null;
  return (
    <Section title={texts.askFirst}>
      {asked.map((permit) => {
        const at = order.units.findIndex(({ _id }) => _id === permit.unit);
        const unit = order.units[at];
        return (
          unit !== undefined &&
          permit.stateQuestion !== null && (
            <Asked key={permit._id} {...{ permit, unit }} number={at + 1} question={permit.stateQuestion} />
          )
        );
      })}
    </Section>
  );
}

type AskedProps = { permit: Permit; unit: Unit; number: number; question: StateQuestion };

function Asked({ permit: { _id, state }, unit, number, question }: AskedProps) {
  const { agency } = stateFacts[state];
  const { answer } = question;
  return (
    <div className="stack gap-8 above-8">
      <h3 className="size-body">{texts.heading(stateName(state), number)}</h3>
      {isOrderable(state) && <MovementRules load={toTravelLoad(unit)} state={state} />}
      <p>
        {texts.office} {agency.name}
        {agency.phone !== null && (
          <>
            , <a href={`tel:${agency.phone}`}>{agency.phone}</a>
          </>
        )}
      </p>
      {question.askedAt === null && <p className="hint">{texts.notReviewedYet}</p>}
      {answer !== null && (
        <Notice tone={answer.isPermitted ? 'ok' : 'danger'}>
          {answer.isPermitted
            ? texts.saidYes(formatInstant(answer.at))
            : texts.saidNo(formatInstant(answer.at), answer.reason)}
        </Notice>
      )}
      <ForDesk right={stateQuestions.answer.deskRight} what={texts.recordAnswer}>
        <AnswerForm
          key={question.load}
          permitId={_id}
          load={question.load}
          name={texts.heading(stateName(state), number)}
        />
      </ForDesk>
    </div>
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
          showToast({ tone: 'ok', text: texts.recorded });
        },
      },
    );
  }
  return (
    <div className="stack gap-8 below-28 no-print">
      <TextArea
        name={`reason-${permitId}`}
        label={texts.reason}
        hint={texts.reasonHint}
        rows={2}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={isMissing ? texts.reasonMissing : undefined}
      />
      {sending.error && <Notice tone="danger">{sending.error.message}</Notice>}
      <div className="cluster gap-8">
        <Button look="primary" pending={sending.isPending} onClick={() => send(true)}>
          {texts.yes}
          <span className="visually-hidden">: {name}</span>
        </Button>
        <Button pending={sending.isPending} onClick={() => send(false)}>
          {texts.no}
          <span className="visually-hidden">: {name}</span>
        </Button>
      </div>
    </div>
  );
}
