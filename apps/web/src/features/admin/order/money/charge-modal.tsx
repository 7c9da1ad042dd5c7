import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, adjustments, ChargeableCard, OrderFile } from '@wideload/contract';
import { formatDollars, type Cents } from '@wideload/domain';
import { useState } from 'react';
import { callQuery } from '#lib/api/call-query.ts';
import { showToast } from '#lib/toast.ts';
import * as texts from './difference.texts.ts';
import { Button } from '#ui/button.tsx';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { Modal } from '#ui/overlay/modal.tsx';
import { Notice } from '#ui/layout/notice.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { adjustments as adjustmentCalls } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { orderFileQuery } from '../order-file.queries.ts';

type Props = { order: OrderFile; amount: Cents; onClose: () => void };

const formatCard = ({ brand, last4 }: ChargeableCard) => texts.cardEndingIn(brand, last4);

function formatCardFacts({ exp_month, exp_year, paid }: ChargeableCard): string {
  const expiry = texts.expires(`${String(exp_month).padStart(2, '0')}/${exp_year}`);
  return paid ? `${texts.paidTheOrder}. ${expiry}` : expiry;
}

function showOutcome(answer: AnswerOf<typeof adjustments.charge>, { orderNumber }: OrderFile): void {
  const text = texts.ofOrder(orderNumber);
  if (answer.status === 'succeeded') showToast({ tone: 'ok', title: texts.charged, text });
  if (answer.status === 'declined') showToast({ tone: 'danger', title: texts.declinedAndAsked, text: answer.message });
  if (answer.status === 'processing') showToast({ title: texts.outcomeUnknown, text: texts.outcomeUnknownHint });
}

const POLL_INTERVAL_MS = 3_000;

const chargeableCardsQuery = (id: string) =>
  callQuery(['admin', 'order', id, 'cards'], adjustmentCalls.cards, { params: { id } }, { staleTime: 0 });

/** Polls the order while a charge is pending. */
export function usePollCharge({ _id: id, adjustment }: OrderFile): void {
  useQuery({ ...orderFileQuery(id), refetchInterval: adjustment?.isCharging === true ? POLL_INTERVAL_MS : false });
}

// On the mutation itself: the refetched order may unmount the caller before its own callback runs.
type Outcome<Answer> = { onSuccess: (answer: Answer) => void };

export function useCharge(id: string, { onSuccess }: Outcome<AnswerOf<typeof adjustments.charge>>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { cardId: string | null; expectedAmount: number }) =>
      call(adjustmentCalls.charge, { params: { id }, body }),
    onSuccess,
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

export function useWithdrawal(id: string, { onSuccess }: Outcome<unknown>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call(adjustmentCalls.withdraw, { params: { id } }),
    onSuccess,
    onSettled: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
}

export function ChargeModal({ order, amount, onClose }: Props) {
  const cards = useQuery(chargeableCardsQuery(order._id));
  const [picked, setPicked] = useState<string>();
  const charge = useCharge(order._id, {
    onSuccess: (answer) => {
      showOutcome(answer, order);
      onClose();
    },
  });
  const items = cards.data?.items ?? [];
  const card = items.find(({ id }) => id === picked) ?? items[0];

  function confirm() {
    if (card === undefined || charge.isPending) return;
    charge.mutate({ cardId: card.id, expectedAmount: amount });
  }

  return (
    <Modal
      title={texts.chargeTheDifference}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          {card && (
            <Button look="primary" pending={charge.isPending} onClick={confirm}>
              {texts.chargeItTo(formatDollars(amount), formatCard(card))}
            </Button>
          )}
        </>
      }
    >
      <div className="stack gap-16">
        {cards.isPending && <ListSkeleton rows={2} label={texts.loadingCards} />}
        {cards.error && !cards.data && <FailedQuery query={cards} />}
        {cards.data && items.length === 0 && <p>{texts.noSavedCards}</p>}
        {card && (
          <>
            <RadioCards
              legend={texts.chooseACard}
              name="card"
              cards={items.map((each) => ({ value: each.id, label: formatCard(each), detail: formatCardFacts(each) }))}
              value={card.id}
              onChange={(event) => setPicked(event.currentTarget.value)}
            />
            <p>{texts.withoutTheCarrier}</p>
          </>
        )}
        {charge.error && (
          <Notice tone="danger">
            {charge.error.code === 'amount_changed' ? texts.amountChanged : charge.error.message}
          </Notice>
        )}
      </div>
    </Modal>
  );
}
