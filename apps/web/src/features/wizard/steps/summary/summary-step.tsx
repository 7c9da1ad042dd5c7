import { findUnpermitted, type TripState } from '@wideload/domain';
import { useLayoutEffect, useState } from 'react';
import { isOnBehalf } from '#lib/api/on-behalf.ts';
import { useStages } from '#lib/timing/use-stages.ts';
import * as texts from './summary.texts.ts';
import { Button } from '#ui/button.tsx';
import { OrderCharges, OrderTotal } from '#product/order/charges/lazy-order-charges.tsx';
import { StateQuestionNote } from '#product/permit/state-question-note.tsx';
import { MovementRules } from '#product/permit/rules/movement-rules.tsx';
import { TripEscorts } from '#product/permit/rules/trip-escorts.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { layOutUntilChanged } from '#ui/layout/lay-out-rest.ts';
import { Section } from '#ui/layout/panel.tsx';
import type { StepProps } from '../../step-props.ts';
import { Billing } from './billing.tsx';
import { BasicAnswers, PermitAnswers, StateAnswers, UnitAnswers } from './answers.tsx';
import { OrderTerms } from './order-terms.tsx';
import { ReviewNotice } from './review-notice.tsx';
import { SummaryHead } from './summary-head.tsx';
import { OrderWarnings } from './order-warnings.tsx';
import { MarkList } from '#ui/brand-mark.tsx';

/** Card brands of spec [3] that the card form accepts, and the payment provider. */
const paymentMarks = ['visa', 'mastercard', 'amex', 'stripe'] as const;

/** The total is that of the next step. */
const parts = [MovementRules, OrderCharges, OrderTotal, TripEscorts];

/** One list, so that the answers are not rendered again. */
const noVisits: readonly TripState[] = [];

/** Later they would push down what is already read. One that does not load says so in its place. */
export const loadParts = () => Promise.allSettled(parts.map(({ preload }) => preload()));

export function SummaryStep({ state, change, messages, onChangeStep }: StepProps) {
  const [isTermsOpen, setTermsOpen] = useState(false);
  const { order, form, draft } = state;
  const stages = useStages(3);
  const answered = stages > 2 ? draft.units.length + draft.permits.length : 0;
  useLayoutEffect(() => layOutUntilChanged(document.querySelectorAll<HTMLElement>('.lazy-layout')), [answered]);
  const trip = order?.trip ?? null;
  const isOutdated = order !== null && order.reviewChanges.length > 0 && !form.reviewed;
  return (
    <>
      <SummaryHead draft={draft} stored={trip} onChangeStep={onChangeStep} />
      <OrderWarnings draft={draft} trip={trip} units={order?.units} onChangeStep={onChangeStep} />
      {findUnpermitted(draft.permits).map(
        ({ _id, state: asked, stateQuestion }) =>
          stateQuestion && <StateQuestionNote key={_id} state={asked} question={stateQuestion} />,
      )}
      {stages > 1 && (
        <>
          <Billing draft={draft} />
          <Section title={texts.paymentOptions}>
            <MarkList marks={paymentMarks} />
          </Section>
        </>
      )}
      {stages > 2 && (
        <>
          <BasicAnswers form={form} onChangeStep={onChangeStep} />
          <StateAnswers states={form.jurisdictions} onChangeStep={onChangeStep} />
          <UnitAnswers units={draft.units} stored={order?.units} onChangeStep={onChangeStep} />
          <PermitAnswers draft={draft} visits={trip?.states ?? noVisits} onChangeStep={onChangeStep} />
          {isOnBehalf() ? null : (
            <Section title={texts.review}>
              {isOutdated && <ReviewNotice order={order} onChangeStep={onChangeStep} />}
              <Checkbox
                name="reviewed"
                label={texts.reviewed}
                hint={form.reviewed ? undefined : texts.reviewedHint}
                checked={form.reviewed}
                onChange={(event) => change({ reviewed: event.target.checked })}
                error={messages.messageAt('reviewed')}
              />
              <Button look="link" onClick={() => setTermsOpen(true)}>
                {texts.informationAboutOrder}
              </Button>
            </Section>
          )}
        </>
      )}
      {isTermsOpen && <OrderTerms onClose={() => setTermsOpen(false)} />}
    </>
  );
}
