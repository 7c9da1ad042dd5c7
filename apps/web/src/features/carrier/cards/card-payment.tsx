import { useQuery, useQueryClient, useMutation } from '@tanstack/react-query';
import type { Card, OwnPayment } from '@wideload/contract';
import { cents, formatDollars } from '@wideload/domain';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as texts from './cards.texts.ts';
import { Button } from '#ui/button.tsx';
import { FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { cardsQuery } from './cards.queries.ts';
import { NewCardDrawer } from './lazy-card-drawers.tsx';
import { type SaveConsent, FeeConsent } from './fee-consent.tsx';
import css from './card-payment.module.css';
import { cardProviderQuery } from './card-form.ts';
import { WalletPart } from './stripe/wallet-part.tsx';
import { usePay, type PayState } from './use-pay.ts';
import * as askTexts from './ask-owner.texts.ts';
import { usePayLimit, useRight } from '#product/account/own-rights.tsx';
import { CardChoice } from './card-choice.tsx';
import { payments } from '@wideload/contract/client';
import { call } from '#lib/api/api.ts';
import { Notice } from '#ui/layout/notice.tsx';

type Props = {
  order: { _id: string; totalPrice: number };
  /** Undefined for the order itself, as in `Pay`. */
  adjustmentId?: string;
  /** Chosen first, as long as it is among the cards. */
  paidWith?: OwnPayment['card'];
  /** Called when the order is paid, by this press or an earlier one. */
  onPaid: () => void;
  onOrderChanged: () => void;
  /** Takes the button that pays; without it, the button is below the cards. */
  bar?: (pay: ReactNode) => ReactNode;
};

type Wallet = 'asked' | 'available' | 'unavailable';

const walletDetail = {
  asked: texts.walletAsked,
  available: texts.walletAvailable,
  unavailable: texts.walletUnavailable,
};

function listMethods(wallet: Wallet) {
  return [
    { value: 'cards', label: texts.cards },
    // An unsupported wallet is disabled and says why.
    { value: 'wallet', label: texts.wallet, detail: walletDetail[wallet], disabled: wallet !== 'available' },
  ];
}

function useWallet(isOwner: boolean) {
  const provider = useQuery(cardProviderQuery);
  const [found, setFound] = useState<boolean>();
  const createWallet = (isOwner && provider.data?.createWallet) || null;
  const isAsked = provider.isPending || (createWallet !== null && found === undefined);
  const wallet: Wallet = isAsked ? 'asked' : found === true ? 'available' : 'unavailable';
  return { createWallet, wallet, setFound };
}

type AskOwnerProps = {
  order: { _id: string; totalPrice: number };
  why: string;
  bar?: ((pay: ReactNode) => ReactNode) | undefined;
};

/** In place of the cards, for a person who may not pay this sum with them. */
function AskOwner({ order: { _id: id, totalPrice }, why, bar }: AskOwnerProps) {
  const client = useQueryClient();
  const ask = useMutation({
    mutationFn: () => call(payments.askOwner, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['orders', 'events', id] }),
  });
  const button = (
    <Button look="primary" pending={ask.isPending} onClick={() => ask.mutate()}>
      {askTexts.askOwner}
    </Button>
  );
  return (
    <>
      <Panel className="stack gap-12 narrow-buttons">
        <p>{why}</p>
        <p className="size-group">
          {askTexts.total} <strong>{formatDollars(cents(totalPrice))}</strong>
        </p>
        {ask.isSuccess && <Notice tone="ok">{askTexts.ownersAreAsked}</Notice>}
        {ask.error && <Notice tone="danger">{ask.error.message}</Notice>}
        {bar === undefined && <div>{button}</div>}
      </Panel>
      {bar?.(button)}
    </>
  );
}

/** A person who may not pay this sum asks an owner of the account. */
export function PaymentStep(props: Props) {
  const { order, bar } = props;
  const limit = usePayLimit();
  if (order.totalPrice <= limit) return <CardPayment {...props} />;
  const why = limit === 0 ? askTexts.ownersPay : askTexts.aboveLimit(formatDollars(cents(limit)));
  return <AskOwner order={order} why={why} bar={bar} />;
}

const aboutOrder: ReadonlySet<string> = new Set([
  'amount_changed',
  'order_incomplete',
  'order_not_payable',
  'adjustment.not-due',
]);

export function PayNotice({ state, onOrderChanged }: { state: PayState; onOrderChanged: () => void }) {
  if (state.kind === 'processing') {
    return <Notice title={texts.processing}>{state.isCutOff ? texts.noConnection : texts.askingTheBank}</Notice>;
  }
  if (state.kind === 'notice') return <Notice tone="warn">{state.text}</Notice>;
  if (state.kind !== 'failed') return null;
  const { refusal, problem } = state;
  const isAboutOrder = problem !== undefined && aboutOrder.has(problem.code);
  return (
    <Notice tone="danger" title={refusal.title}>
      <p>{refusal.text}</p>
      {isAboutOrder && <Button onClick={onOrderChanged}>{texts.showOrderAsItIs}</Button>}
    </Notice>
  );
}

function CardPayment({ order, adjustmentId, paidWith = null, onPaid, onOrderChanged, bar }: Props) {
  // A dispatcher pays with the saved cards; only an owner adds one or agrees to later charges.
  const isOwner = useRight('owner');
  const client = useQueryClient();
  const list = useQuery(cardsQuery);
  const [picked, setPicked] = useState<string>();
  const [adding, setAdding] = useState<'to-choose' | 'to-pay'>();
  const { createWallet, wallet, setFound } = useWallet(isOwner);
  const [chosen, setChosen] = useState('cards');
  const method = wallet === 'available' ? chosen : 'cards';
  const { state, pay } = usePay({ orderId: order._id, adjustmentId, onPaid });
  const isPaidWith = ({ brand, last4 }: Card) => brand === paidWith?.brand && last4 === paidWith.last4;
  const card = list.data?.find(({ id }) => id === picked) ?? list.data?.find(isPaidWith) ?? list.data?.[0];
  const isPending = state.kind === 'paying' || state.kind === 'processing';

  // A refusal appears above the button and must not push it below the sticky footer.
  const payRow = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.kind === 'failed') payRow.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  /** Commits the consent before the charge; nothing is paid if that fails. */
  const saveConsent = useRef<SaveConsent>(() => Promise.resolve(true));

  async function payWith({ sourceId }: Card) {
    if (await saveConsent.current()) await pay({ sourceId, expectedTotal: order.totalPrice });
  }

  /** Without a card, the press opens the form of one, whose button names the sum that it pays. */
  function press() {
    if (card === undefined) setAdding('to-pay');
    else void payWith(card);
  }

  function handleAdded(added: Card) {
    setPicked(added.id);
    if (adding === 'to-pay') void payWith(added);
  }

  async function payBySaved({ id, sourceId }: Card): Promise<boolean> {
    await client.invalidateQueries(cardsQuery);
    setPicked(id);
    if (!(await saveConsent.current())) return false;
    return new Promise((resolve) => void pay({ sourceId, expectedTotal: order.totalPrice }, resolve));
  }

  // An owner has lowered the limit meanwhile, or what was paid for the order before counts, too.
  if (!isOwner && state.kind === 'failed' && state.problem?.extra['permission'] === 'pay')
    return <AskOwner order={order} why={state.refusal.text} bar={bar} />;
  if (!isOwner && list.data?.length === 0) return <AskOwner order={order} why={askTexts.noCard} bar={bar} />;
  const payButton = method === 'cards' && (
    <Button
      look="primary"
      size={bar === undefined ? 'large' : 'normal'}
      pending={isPending || list.isPending}
      onClick={press}
    >
      {texts.pay}
    </Button>
  );
  return (
    <>
      <Panel className="stack gap-20 narrow-buttons">
        {isOwner && (
          <RadioCards
            legend={texts.paymentMethod}
            name="method"
            cards={listMethods(wallet)}
            value={method}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        )}
        {list.isPending && <ListSkeleton rows={2} />}
        <FailedQuery query={list} />
        {list.data && method === 'cards' && (
          <CardChoice
            cards={list.data}
            chosen={card?.id}
            onChoose={setPicked}
            onAdd={isOwner ? () => setAdding('to-choose') : undefined}
          />
        )}
        {isOwner && adjustmentId === undefined && <FeeConsent orderId={order._id} saveRef={saveConsent} />}
        <PayNotice state={state} onOrderChanged={onOrderChanged} />
        <div ref={payRow} className={css['pay']}>
          <p className="size-group">
            {texts.total} <strong>{formatDollars(cents(order.totalPrice))}</strong>
          </p>
          {bar === undefined && payButton}
          {createWallet && (
            <WalletPart
              createWallet={createWallet}
              amountCents={order.totalPrice}
              isChosen={method === 'wallet'}
              onAvailable={setFound}
              onSaved={payBySaved}
            />
          )}
        </div>
      </Panel>
      {bar?.(payButton)}
      {adding !== undefined && (
        <NewCardDrawer
          onClose={() => setAdding(undefined)}
          onAdded={handleAdded}
          sum={adding === 'to-pay' ? cents(order.totalPrice) : undefined}
        />
      )}
    </>
  );
}
