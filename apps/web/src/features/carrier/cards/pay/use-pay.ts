import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiProblem } from '#lib/api/api-problem.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from '../cards.texts.ts';
import { cardsQuery, paymentIntentQuery, paymentStatusQuery } from '../cards.queries.ts';
import {
  continuePayment,
  payOrder,
  toRefusal,
  toPaymentState,
  type Pay,
  type PayOutcome,
  type Refusal,
} from './pay.ts';
import { cardProviderQuery } from '../use-card-fields.ts';

const POLL_INTERVAL_MS = 2_000;
const MAX_POLLS = 30;

export type PayState =
  | { kind: 'ready' }
  | { kind: 'paying' }
  | { kind: 'processing' }
  | { kind: 'failed'; refusal: Refusal; problem?: ApiProblem }
  | { kind: 'notice'; text: string };

type KnownOutcome = Exclude<PayOutcome, { kind: 'processing' }>;

type Options = {
  orderId: string;
  adjustmentId?: string | undefined;
  onPaid: () => void;
};

export function usePay({ orderId, adjustmentId, onPaid }: Options) {
  const client = useQueryClient();
  // Calls the latest callback, not the one from when the payment began.
  const paid = useRef(onPaid);
  useEffect(() => {
    paid.current = onPaid;
  }, [onPaid]);
  const [state, setState] = useState<PayState>({ kind: 'ready' });
  const isBusy = useRef(false);
  const isGone = useRef(false);

  const show = useCallback(
    (outcome: KnownOutcome) => {
      if (outcome.kind === 'paid') return paid.current();
      if (outcome.kind === 'unanswered') return setState({ kind: 'notice', text: texts.leftUnanswered });
      const refusal = toRefusal(outcome.problem);
      if (outcome.problem.code === 'payment.cards-gone') void client.invalidateQueries(cardsQuery);
      showToast({ tone: 'danger', ...refusal, isSaidByPage: !isGone.current });
      return setState({ kind: 'failed', refusal, problem: outcome.problem });
    },
    [client],
  );

  /** Polls every two seconds for a minute. */
  const watch = useCallback(
    async (ask?: () => Promise<PayOutcome>) => {
      setState({ kind: 'processing' });
      for (let poll = 0; poll < MAX_POLLS && !isGone.current; poll += 1) {
        // A failed poll says nothing about the payment; the next one may succeed.
        const status = await client.fetchQuery(paymentIntentQuery(orderId, adjustmentId)).then(
          ({ paymentIntent }) => paymentIntent.status,
          (error: unknown) => (error instanceof ApiProblem && error.status === 404 ? 'none' : 'processing'),
        );
        const paymentState = toPaymentState(status);
        if (paymentState === 'paid') return paid.current();
        if (paymentState === 'open') {
          if (ask === undefined) return setState({ kind: 'notice', text: texts.notCharged });
          const outcome = await ask();
          if (outcome.kind !== 'processing') return show(outcome);
        }
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      }
      return setState({ kind: 'notice', text: texts.stillUnknown });
    },
    [client, orderId, adjustmentId, show],
  );

  const pay = useCallback(
    async (pressed: Omit<Pay, 'orderId' | 'adjustmentId'>, onOutcome: (isWell: boolean) => void = () => {}) => {
      if (isBusy.current) return onOutcome(false);
      isBusy.current = true;
      setState({ kind: 'paying' });
      try {
        const provider = await client.ensureQueryData(cardProviderQuery);
        const what = { ...pressed, orderId, adjustmentId };
        const outcome = await payOrder(what, provider);
        onOutcome(outcome.kind === 'paid' || outcome.kind === 'processing');
        if (outcome.kind !== 'processing') return show(outcome);
        const { attemptId } = outcome;
        await watch(attemptId === undefined ? undefined : () => continuePayment(what, attemptId));
      } catch (error) {
        // The form's code or configuration could not be loaded, so nothing was sent.
        onOutcome(false);
        setState({
          kind: 'notice',
          text: error instanceof ApiProblem ? error.detail : texts.formNotLoaded,
        });
      } finally {
        isBusy.current = false;
      }
      return undefined;
    },
    [client, orderId, adjustmentId, show, watch],
  );

  useEffect(() => {
    isGone.current = false;
    void client.fetchQuery(paymentStatusQuery(orderId, adjustmentId)).then(
      ({ status }) => {
        if (status === 'succeeded') paid.current();
        if (status === 'processing' && !isBusy.current) void watch();
      },
      // Unknown; the next press will show it.
      () => undefined,
    );
    return () => {
      isGone.current = true;
    };
  }, [client, orderId, adjustmentId, watch]);

  return { state, pay };
}
