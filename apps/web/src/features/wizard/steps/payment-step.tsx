import { cents, findUnpermitted, formatDollars, getStepByKey } from '@wideload/domain';
import { useCallback, useEffect, type ReactNode } from 'react';
import * as texts from './payment.texts.ts';
import { OrderTotal } from '#product/order/charges/order-charges.tsx';
import { Button } from '#ui/button.tsx';
import { FormActions } from '#ui/form/form-actions.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import type { DraftState, DraftStore } from '../draft/draft-store.ts';
import { MergeModal, formatNews } from '../draft/merge-modal.tsx';
import type { WizardSlots } from '../wizard-slots.ts';
import { SaveNotice, formatSaved } from '../save-notice.tsx';
import { StateQuestionNotes } from '#product/permit/state-question-note.tsx';

const pollMs = 10_000;

/** In place of PAY until each state has said yes. An answer shows without a reload. */
function WaitingStates({ onPoll }: { onPoll: () => void }) {
  useEffect(() => {
    const poll = setInterval(() => document.visibilityState === 'visible' && onPoll(), pollMs);
    return () => clearInterval(poll);
  }, [onPoll]);
  return <p>{texts.payLater}</p>;
}

type PaymentStepProps = {
  state: DraftState;
  store: DraftStore;
  slot: WizardSlots['paymentStep'];
  onBack: () => void;
  onPaid: () => void;
};

/** No form element, because the card form is one. */
export function PaymentStep({ state, store, slot, onBack, onPaid }: PaymentStepProps) {
  const { order } = state;
  const poll = useCallback(() => void store.loadOther(), [store]);
  if (order === null) return null;
  const isWaiting = findUnpermitted(order.permits).length > 0;
  const bar = (pay?: ReactNode) => (
    <FormActions
      notice={<SaveNotice {...{ store, state, MergeModal, formatNews }} step="payment" />}
      back={<Button onClick={onBack}>{texts.back}</Button>}
      saved={formatSaved(state)}
      next={pay}
    />
  );
  return (
    <>
      <PageTitle>{getStepByKey('payment').title}</PageTitle>
      <p className="spread whole-line padded-12 ruled-around size-group bold below-8">
        <span>{texts.orderTotal}</span> <strong className="sum">{formatDollars(cents(order.totalPrice))}</strong>
      </p>
      <div className="below-28">
        <OrderTotal order={order} />
      </div>
      <div className="stack gap-12 below-28 hidden-when-empty">
        {isWaiting && <WaitingStates onPoll={poll} />}
        <StateQuestionNotes permits={order.permits} />
      </div>
      {isWaiting ? bar() : slot({ order, onPaid, onOrderChanged: poll, bar })}
    </>
  );
}
