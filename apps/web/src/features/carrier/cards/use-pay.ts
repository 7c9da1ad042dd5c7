import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiProblem, isProblem } from '#lib/api/api-problem.ts';
import { isUnreachable } from '#lib/api/device-copies.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './cards.texts.ts';
import { cardsQuery, paymentIntentQuery, paymentStatusQuery } from './cards.queries.ts';
import { cardProviderQuery } from './card-form.ts';
import { paymentMessages, payments } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import type { CardProvider } from './card-port.ts';

const POLL_INTERVAL_MS = 2_000;
const MAX_WAIT_MS = 60_000;

type Pay = {
  orderId: string;
  /** Undefined for the order itself. */
  adjustmentId?: string | undefined;
  sourceId: string;
  /** The amount next to PAY, in cents: the server refuses any other. */
  expectedTotal: number;
};

type PayOutcome =
  | { kind: 'paid' }
  /** The outcome is unknown: never pay again, poll. A known attempt can be polled by its id. */
  | { kind: 'processing'; attemptId?: string }
  /** The bank's challenge was left unanswered; the next press shows it again. */
  | { kind: 'unanswered' }
  | { kind: 'refused'; problem: ApiProblem };

function toBody({ orderId, adjustmentId, sourceId }: Pay) {
  return { orderId, sourceId, ...(adjustmentId !== undefined && { adjustmentId }) };
}

/** A lost response may be a charge, so it counts as `processing`. */
async function resolveOutcome(work: Promise<PayOutcome>, attemptId?: string): Promise<PayOutcome> {
  try {
    return await work;
  } catch (error) {
    if (!isProblem(error)) throw error;
    const isUnknown =
      error.code === 'network.failed' || error.code === 'answer.unreadable' || error.code === 'server.failed';
    if (!isUnknown) return { kind: 'refused', problem: error };
    return { kind: 'processing', ...(attemptId !== undefined && { attemptId }) };
  }
}

async function confirmAttempt(pay: Pay, attemptId: string): Promise<PayOutcome> {
  const answer = await call(payments.confirm, { body: { ...toBody(pay), attemptId } });
  if (answer.status === 'succeeded') return { kind: 'paid' };
  return answer.status === 'processing' ? { kind: 'processing', attemptId } : { kind: 'unanswered' };
}

export function continuePayment(pay: Pay, attemptId: string): Promise<PayOutcome> {
  return resolveOutcome(confirmAttempt(pay, attemptId), attemptId);
}

async function showChallenge(
  pay: Pay,
  provider: CardProvider,
  { clientSecret, attemptId }: { clientSecret: string; attemptId: string },
): Promise<PayOutcome> {
  if ((await provider.handleAction(clientSecret)) === 'closed') return { kind: 'unanswered' };
  return confirmAttempt(pay, attemptId);
}

async function confirmPayment(pay: Pay, provider: CardProvider): Promise<PayOutcome> {
  const answer = await call(payments.confirm, { body: { ...toBody(pay), expectedTotal: pay.expectedTotal } });
  if (answer.status === 'succeeded') return { kind: 'paid' };
  if (answer.status === 'processing') return { kind: 'processing' };
  return resolveOutcome(showChallenge(pay, provider, answer), answer.attemptId);
}

export function payOrder(pay: Pay, provider: CardProvider): Promise<PayOutcome> {
  return resolveOutcome(confirmPayment(pay, provider));
}

type Refusal = { title: string; text: string };

const knownDeclines: Record<string, string> = {
  insufficient_funds: paymentMessages.insufficient_funds,
  do_not_honor: paymentMessages.do_not_honor,
};

/** Two decline codes have our own words, all others the provider's (spec [8]). */
export function toRefusal({ detail, extra }: ApiProblem): Refusal {
  const declineCode = extra['declineCode'];
  const text = typeof declineCode === 'string' ? (knownDeclines[declineCode] ?? detail) : detail;
  return { title: paymentMessages.failedTitle, text };
}

export function toPaymentState(status: string): 'paid' | 'waiting' | 'open' {
  if (status === 'succeeded') return 'paid';
  return status === 'processing' ? 'waiting' : 'open';
}

export type PayState =
  | { kind: 'ready' }
  | { kind: 'paying' }
  /** `isCutOff`: our server, which asks the bank, cannot be reached. */
  | { kind: 'processing'; isCutOff?: boolean }
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
  const isPaid = useRef(false);

  /** The answer to PAY and news of the order both say it. */
  const finish = useCallback(() => {
    if (!isPaid.current) paid.current();
    isPaid.current = true;
  }, []);

  const show = useCallback(
    (outcome: KnownOutcome) => {
      if (outcome.kind === 'paid') return finish();
      if (outcome.kind === 'unanswered') return setState({ kind: 'notice', text: texts.leftUnanswered });
      const refusal = toRefusal(outcome.problem);
      if (outcome.problem.code === 'payment.cards-gone') void client.invalidateQueries(cardsQuery);
      showToast({ tone: 'danger', ...refusal, isSaidByPage: !isGone.current });
      return setState({ kind: 'failed', refusal, problem: outcome.problem });
    },
    [client, finish],
  );

  /** Polls every two seconds for a minute, which a poll without an answer may be a part of. */
  const watch = useCallback(
    async (ask?: () => Promise<PayOutcome>) => {
      let isCutOff = !navigator.onLine;
      setState({ kind: 'processing', isCutOff });
      const end = performance.now() + MAX_WAIT_MS;
      while (!isGone.current) {
        // A failed poll says nothing about the payment; the next one may succeed.
        const answer = await client.fetchQuery(paymentIntentQuery(orderId, adjustmentId)).then(
          ({ paymentIntent }) => ({ intent: paymentIntent.status }),
          (error: unknown) => ({
            intent: isProblem(error) && error.status === 404 ? 'none' : 'processing',
            isLost: isUnreachable(error),
          }),
        );
        isCutOff = 'isLost' in answer && answer.isLost;
        setState({ kind: 'processing', isCutOff });
        const paymentState = toPaymentState(answer.intent);
        if (paymentState === 'paid') return finish();
        if (paymentState === 'open') {
          if (ask === undefined) return setState({ kind: 'notice', text: texts.notCharged });
          const outcome = await ask();
          if (outcome.kind !== 'processing') return show(outcome);
        }
        // After the poll: a phone that slept through the minute asks once more when it wakes.
        if (performance.now() >= end) break;
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
      }
      return setState({ kind: 'notice', text: isCutOff ? texts.stillCutOff : texts.stillUnknown });
    },
    [client, orderId, adjustmentId, show, finish],
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
    isPaid.current = false;
    // The order may have been paid in another tab, on another device, or by another person. An error says nothing: the next press will.
    const observer = new QueryObserver(client, paymentStatusQuery(orderId, adjustmentId));
    const stop = observer.subscribe(({ data, isFetching, isFetchedAfterMount }) => {
      if (isFetching || !isFetchedAfterMount || isBusy.current) return;
      if (data?.status === 'succeeded') finish();
      if (data?.status !== 'processing') return;
      isBusy.current = true;
      void watch().finally(() => {
        isBusy.current = false;
      });
    });
    return () => {
      isGone.current = true;
      stop();
    };
  }, [client, orderId, adjustmentId, watch, finish]);

  return { state, pay };
}
