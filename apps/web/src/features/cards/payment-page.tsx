import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Card } from '@wideload/contract';
import { cardMessages, cards } from '@wideload/contract/client';
import { useState } from 'react';
import { call } from '../../lib/api.ts';
import { toast } from '../../lib/toast.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState, FailedState, ListSkeleton } from '../../ui/list-states.tsx';
import { ConfirmModal } from '../../ui/modal.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { CardList } from './card-list.tsx';
import { cardName, cardsQuery } from './cards.queries.ts';
import { LazyNewCardDrawer } from './lazy-new-card-drawer.tsx';

function DeleteCard({ card, onClose }: { card: Card; onClose: () => void }) {
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => call(cards.remove, { params: { id: card.id } }),
    async onSuccess() {
      await client.invalidateQueries(cardsQuery);
      toast({ tone: 'ok', text: cardMessages.deleted });
      onClose();
    },
  });
  return (
    <ConfirmModal
      title={cardMessages.deleteQuestion}
      confirm="Delete"
      pending={remove.isPending}
      error={remove.error ? (remove.error.code === 'payment_in_progress' ? remove.error.detail : cardMessages.failed) : undefined}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{cardName(card)} will no longer be offered when you pay.</p>
    </ConfirmModal>
  );
}

/** The saved cards of the person. */
export function PaymentPage() {
  const list = useQuery(cardsQuery);
  const [isAdding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<Card>();
  return (
    <>
      <PageTitle action={<Button onClick={() => setAdding(true)}>Add new card</Button>}>My Credit Cards</PageTitle>
      {list.isPending && <ListSkeleton />}
      {list.error && <FailedState failure={list.error} onRetry={() => void list.refetch()} pending={list.isFetching} />}
      {list.data?.length === 0 && (
        <EmptyState title="No cards yet" action={<Button onClick={() => setAdding(true)}>Add a card</Button>}>
          A saved card pays an order with one press.
        </EmptyState>
      )}
      {list.data && list.data.length > 0 && <CardList cards={list.data} onDelete={setDeleting} />}
      {isAdding && <LazyNewCardDrawer onClose={() => setAdding(false)} />}
      {deleting && <DeleteCard card={deleting} onClose={() => setDeleting(undefined)} />}
    </>
  );
}
