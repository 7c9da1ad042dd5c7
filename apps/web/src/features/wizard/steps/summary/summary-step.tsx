import {
  type TripState,
  findTripWarnings,
  findVehicleWarnings,
  type DraftOrder,
  type Trip,
  type UnitWithVehicles,
  type CalendarWarning,
} from '@wideload/domain';
import { useLayoutEffect, useState, memo } from 'react';
import type { Order } from '@wideload/contract';
import { isOnBehalf } from '#lib/api/on-behalf.ts';
import { useStages } from '#lib/timing/use-stages.ts';
import * as texts from './summary.texts.ts';
import { Button } from '#ui/button.tsx';
import { OrderCharges, OrderTotal } from '#product/order/charges/order-charges.tsx';
import { TripWarnings, StateWaits } from '#product/order/trip-warnings.tsx';
import { StateQuestionNotes } from '#product/permit/state-question-note.tsx';
import { MovementRules, TripEscorts } from '#product/permit/rules/lazy-rules.ts';
import { layOutUntilChanged } from '#ui/layout/lay-out-rest.ts';
import { Section } from '#ui/layout/panel.tsx';
import type { StepProps, Moves } from '../../step-props.ts';
import { Billing } from './billing.tsx';
import { BasicAnswers, PermitAnswers, StateAnswers, UnitAnswers } from './answers.tsx';
import { SummaryHead } from './summary-head.tsx';
import { LogoList } from '#ui/brand-logo.tsx';
import { paymentMarks } from '#ui/payment-marks.ts';
import { Notice } from '#ui/layout/notice.tsx';
import { describeReview } from './review-words.ts';
import { Modal } from '#ui/overlay/modal.tsx';
import { useQuery } from '@tanstack/react-query';
import { findToday } from '#lib/today.ts';
import * as warningsTexts from './warnings.texts.ts';
import { describeWarning } from './warning-words.ts';
import { calendarQuery } from './calendar-query.ts';

/** Spec [2]. */
const terms = [
  [texts.accuracy, texts.accuracyText],
  [texts.noAlteration, texts.noAlterationText],
  [texts.voidPolicy, texts.voidPolicyText],
  [texts.turnAroundTime, texts.turnAroundTimeText],
  [texts.compliance, texts.complianceText],
  [texts.fees, texts.feesText],
] as const;

function OrderTerms({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      title={texts.informationAboutOrder}
      onClose={onClose}
      actions={
        <Button onClick={onClose} data-autofocus="">
          {texts.ok}
        </Button>
      }
    >
      <ol className="bullets stack">
        {terms.map(([title, sentences]) => (
          <li key={title}>
            <strong>{title}.</strong> {sentences}
          </li>
        ))}
      </ol>
    </Modal>
  );
}

/** Records that were edited since the review uncheck the box. */
function ReviewNotice({ order, onChangeStep }: { order: Order; onChangeStep: Moves['change'] }) {
  return (
    <Notice tone="warn" title={texts.changedSinceReview} className="below-16">
      <ul className="bullets stack below-8 gap-4">
        {describeReview(order).map(({ key, what, sentence, step, place }) => (
          <li key={key}>
            {sentence}{' '}
            <Button look="link" onClick={() => onChangeStep(step, place)}>
              {texts.showChange}
              <span className="visually-hidden"> {texts.showWhat(what)}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p>{texts.reviewAgain}</p>
    </Notice>
  );
}

/** Card brands of spec [3] that the card form accepts, and the payment provider. */
const paymentLogos = ['visa', 'mastercard', 'amex', 'stripe'] as const;

/** The total is that of the next step. */
const parts = [MovementRules, OrderCharges, OrderTotal, TripEscorts];

/** One list, so that the answers are not rendered again. */
const noVisits: readonly TripState[] = [];

/** Later they would push down what is already read. One that does not load says so in its place. */
export const loadParts = () => Promise.allSettled(parts.map(({ preload }) => preload()));

/** Empty until the calendar is loaded. A calendar that does not load leaves the other warnings. */
function useCalendarWarnings({ units, permits }: DraftOrder, trip: Trip | null): CalendarWarning[] {
  const { data: calendar } = useQuery({ ...calendarQuery, enabled: trip !== null });
  return calendar === undefined || trip === null ? [] : calendar.findWarnings({ trip, units, permits });
}

type OrderWarningsProps = {
  draft: DraftOrder;
  /** From the stored order: the trip with its states, and the units with their vehicles. */
  trip: Trip | null;
  units: Order['units'] | undefined;
  onChangeStep: Moves['change'];
};

const noUnits: Order['units'] = [];

/** Each with a link to its field; none of them holds the order up. */
const OrderWarnings = memo(function OrderWarnings({ draft, trip, units = noUnits, onChangeStep }: OrderWarningsProps) {
  const calendar = useCalendarWarnings(draft, toTrip(draft.trip, trip));
  const known = { today: findToday(), states: trip?.states ?? [] };
  const warnings = [
    ...findTripWarnings(draft, known),
    ...calendar,
    ...findVehicleWarnings(joinVehicles(draft.units, units)),
  ];
  if (warnings.length === 0) return null;
  return (
    <Notice tone="warn" title={warningsTexts.haveALook} className="above-20">
      <ul className="bullets stack below-8 gap-4">
        {warnings.map((warning) => {
          const { sentence, what, step, place } = describeWarning(warning, draft, units);
          return (
            <li key={sentence}>
              {sentence}{' '}
              <Button look="link" onClick={() => onChangeStep(step, place)}>
                {what}
              </Button>
            </li>
          );
        })}
      </ul>
      <p>{warningsTexts.notRefused}</p>
    </Notice>
  );
});

/** The trip as it was entered, with the states that the server found. */
function toTrip(entered: DraftOrder['trip'], stored: Trip | null): Trip | null {
  return entered === null || stored === null ? null : { ...stored, ...entered };
}

/** The units as they were entered, with the vehicles that the server has stored for them. */
function joinVehicles(entered: DraftOrder['units'], stored: Order['units']): UnitWithVehicles[] {
  return entered.map(({ _id, weight, truckId, trailerId }) => {
    const { truck = null, trailer = null } = stored.find((unit) => unit._id === _id) ?? {};
    return {
      _id,
      weight,
      truck: truck?._id === truckId ? truck : null,
      trailer: trailer?._id === trailerId ? trailer : null,
    };
  });
}

export function SummaryStep({ state, onChangeStep }: StepProps) {
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
      {order !== null && <TripWarnings order={order} />}
      <StateQuestionNotes permits={draft.permits} />
      {stages > 1 && (
        <>
          <Billing draft={draft} />
          <Section title={texts.paymentOptions}>
            <LogoList marks={paymentMarks} names={paymentLogos} />
          </Section>
        </>
      )}
      {stages > 2 && (
        <>
          <BasicAnswers form={form} onChangeStep={onChangeStep} />
          <StateAnswers states={form.jurisdictions} onChangeStep={onChangeStep} />
          <UnitAnswers units={draft.units} stored={order?.units} onChangeStep={onChangeStep} />
          <PermitAnswers draft={draft} visits={trip?.states ?? noVisits} onChangeStep={onChangeStep} />
          {order !== null && draft.permits.length > 0 && (
            <StateWaits orderId={order._id} states={[...new Set(draft.permits.map(({ state }) => state))]} />
          )}
          {!isOnBehalf() && (
            <Section title={texts.review}>
              {isOutdated && <ReviewNotice order={order} onChangeStep={onChangeStep} />}
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
