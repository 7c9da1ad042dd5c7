import { useQuery } from '@tanstack/react-query';
import type { Card } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import { useEffect, useRef, useState } from 'react';
import * as texts from '../../texts/en/cards.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, FailedState, ListSkeleton } from '../../ui/list-states.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { cardExpiry, cardName, cardsQuery } from './cards.queries.ts';
import { LazyNewCardDrawer } from './lazy-new-card-drawer.tsx';
import css from './payment-step.module.css';
import { usePay, type PayState } from './use-pay.ts';

type Props = {
  order: { _id: string; orderNumber: number; totalPrice: number };
  /** Paid, in this press or an earlier one. */
  onPaid: () => void;
  /** The order changed on the server: its total, or what it still lacks. */
  onOrderChanged: () => void;
};

const methods = [
  { value: 'cards', label: texts.cards },
  // Spec [2]: present, but it cannot be reached.
  {
    value: 'wallet',
    label: texts.wallet,
    detail: texts.walletUnavailable,
    disabled: true,
  },
];

function Told({ state, onOrderChanged }: { state: PayState; onOrderChanged: () => void }) {
  if (state.kind === 'processing') {
    return <Notice title={texts.processing}>{texts.askingTheBank}</Notice>;
  }
  if (state.kind === 'told') return <Notice tone="warn">{state.text}</Notice>;
  if (state.kind !== 'failed') return null;
  const { refusal, problem } = state;
  const isAboutOrder =
    problem?.code === 'amount_changed' || problem?.code === 'order_incomplete' || problem?.code === 'order_not_payable';
  return (
    <Notice tone="danger" title={refusal.title}>
      <p>{refusal.text}</p>
      {isAboutOrder && <Button onClick={onOrderChanged}>{texts.showOrderAsItIs}</Button>}
    </Notice>
  );
}

type ChoiceProps = {
  cards: readonly Card[];
  chosen: string | undefined;
  onChoose: (id: string) => void;
  onAdd: () => void;
};

function CardChoice({ cards, chosen, onChoose, onAdd }: ChoiceProps) {
  if (cards.length === 0) {
    return (
      <EmptyState title={texts.noCardsYet} action={<Button onClick={onAdd}>{texts.addCard}</Button>}>
        {texts.addCardToPay}
      </EmptyState>
    );
  }
  const choices = cards.map((card) => ({ value: card.id, label: cardName(card), detail: cardExpiry(card) }));
  return (
    <>
      <RadioCards
        legend={texts.yourCards}
        name="card"
        cards={choices}
        value={chosen}
        onChange={(event) => onChoose(event.currentTarget.value)}
      />
      <Button onClick={onAdd}>{texts.addCard}</Button>
    </>
  );
}

/** Pays an order with a saved card. */
export function PaymentStep({ order, onPaid, onOrderChanged }: Props) {
  const list = useQuery(cardsQuery);
  const [picked, setPicked] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const { state, pay } = usePay({ orderId: order._id, onPaid });
  const card = list.data?.find(({ id }) => id === picked) ?? list.data?.[0];
  const isPending = state.kind === 'paying' || state.kind === 'processing';

  // What was refused is said above the button, and must not push it under the bar at the foot of the page.
  const payRow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.kind === 'failed') payRow.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  function press() {
    if (card === undefined) setAdding(true);
    else void pay({ sourceId: card.sourceId, expectedTotal: order.totalPrice });
  }

  return (
    <Panel className={css['step']}>
      <RadioCards legend={texts.paymentMethod} name="method" cards={methods} value="cards" readOnly />
      {list.isPending && <ListSkeleton rows={2} />}
      {list.error && <FailedState failure={list.error} onRetry={() => void list.refetch()} pending={list.isFetching} />}
      {list.data && (
        <CardChoice cards={list.data} chosen={card?.id} onChoose={setPicked} onAdd={() => setAdding(true)} />
      )}
      <Told state={state} onOrderChanged={onOrderChanged} />
      <div ref={payRow} className={css['pay']}>
        <p className={css['total']}>
          {texts.total} <strong>{formatDollars(cents(order.totalPrice))}</strong>
        </p>
        <Button look="primary" size="large" pending={isPending || list.isPending} onClick={press}>
          {texts.pay}
        </Button>
      </div>
      {isAdding && <LazyNewCardDrawer onClose={() => setAdding(false)} onAdded={(added) => setPicked(added.id)} />}
    </Panel>
  );
}
