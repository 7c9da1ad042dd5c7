import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Card } from '@wideload/contract';
import { useState } from 'react';
import { cardMessages, cards } from '@wideload/contract/client';
import { useLoadedAhead } from '#lib/timing/use-loaded-ahead.ts';
import { readClock } from '#lib/server-clock.ts';
import * as texts from './cards.texts.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState, FailedQuery, ListSkeleton } from '#ui/list/list-states.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { cardsQuery, formatCardName, formatCardExpiry, computeExpiryState } from './cards.queries.ts';
import { EditCardDrawer, NewCardDrawer } from './lazy-card-drawers.tsx';
import { PhoneAgreement, agreementQuery } from './phone-agreement.tsx';
import { OwnStatements } from '#product/order/charges/statements.tsx';
import { call } from '#lib/api/api.ts';
import { useRight, MissingRight } from '#product/account/own-rights.tsx';
import { DeleteRecord } from '#product/account/delete-record.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { Sign } from '#ui/sign.tsx';
import { CardName } from './card-name.tsx';

function DeleteCard({ card, onClose }: { card: Card; onClose: () => void }) {
  return (
    <DeleteRecord
      title={cardMessages.deleteQuestion}
      confirm={texts.deleteIt}
      remove={() => call(cards.remove, { params: { id: card.id } })}
      stale={cardsQuery.queryKey}
      successText={cardMessages.deleted}
      explain={({ code, detail }) => (code === 'payment_in_progress' ? detail : cardMessages.failed)}
      onClose={onClose}
      onDeleted={onClose}
    >
      <p>{texts.noLongerOffered(formatCardName(card))}</p>
    </DeleteRecord>
  );
}

function findThisMonth(): { year: number; month: number } {
  const today = readClock();
  return { year: today.getFullYear(), month: today.getMonth() + 1 };
}

type Props = {
  cards: readonly Card[];
  /** The reader may not change them. */
  isFixed: boolean;
  onEdit: (card: Card) => void;
  onDelete: (card: Card) => void;
};

function ExpirySign({ card }: { card: Card }) {
  const state = computeExpiryState(card, findThisMonth());
  if (state === 'good') return null;
  return state === 'expired' ? <Sign kind="no">{texts.expired}</Sign> : <Sign kind="pending">{texts.expiresSoon}</Sign>;
}

function formatBilledTo({ name, address: { city, state } }: Card): string {
  return [name, city, state].filter((part) => part !== '').join(', ');
}

function CardList({ cards, isFixed, onEdit, onDelete }: Props) {
  return (
    <ul className="stack">
      {cards.map((card) => (
        <li key={card.id}>
          <Panel className="spread align-center">
            <div>
              <div className="cluster">
                <p className="bold size-group">
                  <CardName card={card} />
                </p>
                <ExpirySign card={card} />
              </div>
              <p className="hint">{formatCardExpiry(card)}</p>
              {formatBilledTo(card) !== '' && <p className="hint">{formatBilledTo(card)}</p>}
            </div>
            {!isFixed && (
              <div className="in-row gap-8">
                <Button
                  size="small"
                  onClick={() => onEdit(card)}
                  aria-label={texts.editCardNamed(formatCardName(card))}
                >
                  {texts.edit}
                </Button>
                <Button
                  look="danger"
                  size="small"
                  onClick={() => onDelete(card)}
                  aria-label={texts.deleteCardNamed(formatCardName(card))}
                >
                  {texts.deleteIt}
                </Button>
              </div>
            )}
          </Panel>
        </li>
      ))}
    </ul>
  );
}

export function PaymentPage() {
  const isOwner = useRight('owner');
  const seesCards = useRight('dispatcher');
  const list = useQuery({ ...cardsQuery, enabled: seesCards });
  const [isAdding, setAdding] = useState(false);
  const [editing, setEditing] = useState<Card>();
  const [deleting, setDeleting] = useState<Card>();
  const client = useQueryClient();
  const hasCards = (list.data?.length ?? 0) > 0;
  const isReady = useLoadedAhead(
    ['payment', String(hasCards)],
    list.data === undefined ? null : () => (hasCards ? [client.ensureQueryData(agreementQuery)] : []),
  );
  return (
    <>
      <PageTitle action={isOwner && <Button onClick={() => setAdding(true)}>{texts.addNewCard}</Button>}>
        {texts.myCreditCards}
      </PageTitle>
      <MissingRight right={seesCards ? 'owner' : 'dispatcher'} />
      {seesCards && !isReady && !list.error && <ListSkeleton />}
      <FailedQuery query={list} />
      {isReady && list.data?.length === 0 && (
        <EmptyState
          title={texts.noCardsYet}
          action={isOwner && <Button onClick={() => setAdding(true)}>{texts.addACard}</Button>}
        >
          {texts.whatForCards}
        </EmptyState>
      )}
      {isReady && list.data && hasCards && (
        <CardList cards={list.data} isFixed={!isOwner} onEdit={setEditing} onDelete={setDeleting} />
      )}
      {isReady && list.data && hasCards && isOwner && <PhoneAgreement cards={list.data} />}
      {(isReady || list.error || !seesCards) && <OwnStatements />}
      {isAdding && <NewCardDrawer onClose={() => setAdding(false)} />}
      {editing && <EditCardDrawer card={editing} onClose={() => setEditing(undefined)} />}
      {deleting && <DeleteCard card={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}
