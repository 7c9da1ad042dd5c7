import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Card } from '@wideload/contract';
import { useState } from 'react';
import { cardMessages, cards } from '@wideload/contract/client';
import { useLoadedAhead } from '#lib/timing/use-loaded-ahead.ts';
import * as texts from './cards.texts.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState, FailedState, ListSkeleton } from '#ui/list/list-states.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { CardList } from './card-list.tsx';
import { cardsQuery, formatCardName } from './cards.queries.ts';
import { EditCardDrawer, NewCardDrawer } from './lazy-card-drawers.tsx';
import { agreementQuery } from './phone-agreement.queries.ts';
import { PhoneAgreement } from './phone-agreement.tsx';
import { OwnStatements } from '#product/order/receipts/statements.tsx';
import { call } from '#lib/api/api.ts';
import { MissingRight } from '#product/account/missing-right.tsx';
import { useRight } from '#product/account/own-rights.ts';
import { DeleteRecord } from '#product/account/delete-record.tsx';

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
      {list.error && <FailedState failure={list.error} onRetry={() => void list.refetch()} pending={list.isFetching} />}
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
